/** Spellings of one sound in Chile, in the order in which they are replaced. */
const spellings: [RegExp, string][] = [
  [/ch/g, "C"],
  [/h/g, ""],
  [/[xs](?=[ck][aou]|[ck][^aeiou])/g, ""],
  [/qu(?=[ei])|q|c(?![eiC])/g, "k"],
  [/c/g, "s"],
  [/[xz]/g, "s"],
  [/[vw]/g, "b"],
  [/ll/g, "y"],
  [/gu(?=[ei])/g, "G"],
  [/g(?=[ei])/g, "j"],
  [/G/g, "g"],
  [/y$/, "i"],
  [/(.)\1+/g, "$1"],
]

/**
 * A plain word as it sounds, because people write by ear: "escabadora" and "excavadora" are the
 * same, "jenerador" and "generador" too.
 */
export function spokenWord(word: string): string {
  return spellings.reduce((spoken, [written, sound]) => spoken.replace(written, sound), word)
}
