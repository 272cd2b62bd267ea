/** A rule that forbids imports; its comment is the sentence that a violation prints. */
export const forbid = (name, comment, from, to) => ({ name, comment, severity: "error", from, to })

/** Paths of tests and of what only tests use. */
export const tests = "[.](test|spec)[.]tsx?$|^(apps|packages)/[^/]+/test/|^demo/test/|^e2e/"
