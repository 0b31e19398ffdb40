"""The sentences of further expansions, one module each; `spec.language` takes them up."""
