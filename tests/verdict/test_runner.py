"""Running cases: what is played once serves every ruleset that answers alike."""

from hypothesis import given, settings
from hypothesis import strategies as st

from rulefork.rulebook.ruleset import toggles_noted
from rulefork.spec.suite import load_suite
from rulefork.verdict.runner import Runner

SUITE = load_suite()
EDITIONS = list(SUITE.book.editions.values())
CASES = [case for ruling in SUITE.rulings for case in ruling.cases]


@settings(max_examples=150, deadline=None)
@given(case=st.sampled_from(CASES), order=st.permutations(EDITIONS))
def test_shared_runs_come_out_as_single_ones(case, order):
    """Whichever ruleset comes first, a kept run is what the ruleset would have come to by itself."""
    shared = Runner(SUITE)
    for ruleset in order:
        assert shared.run(case, ruleset).outcome == Runner(SUITE).run(case, ruleset).outcome


@settings(max_examples=150, deadline=None)
@given(case=st.sampled_from(CASES), data=st.data())
def test_toggles_that_were_not_asked_for_change_nothing(case, data):
    """Rulesets that agree on the toggles a run read give the same outcome."""
    ruleset = data.draw(st.sampled_from(EDITIONS))
    run = Runner(SUITE).run(case, ruleset)
    asked = toggles_noted(run.noted)
    free = [toggle for id, toggle in SUITE.book.toggles.items() if id not in asked]
    values = {toggle.id: data.draw(st.sampled_from(sorted(toggle.values))) for toggle in free}
    assert Runner(SUITE).run(case, ruleset.with_values(values)).outcome == run.outcome
