/** Connecting words: a username does not end in one. */
export const joiningWords: ReadonlySet<string> = new Set([
  "a",
  "al",
  "con",
  "de",
  "del",
  "e",
  "el",
  "en",
  "la",
  "las",
  "los",
  "para",
  "por",
  "y",
])
