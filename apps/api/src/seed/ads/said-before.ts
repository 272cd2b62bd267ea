function wordsOf(text: string): string[] {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length >= 5)
    .map((word) => word.slice(0, 6))
}

/**
 * Whether a phrase tells what was already told: for a thing that comes along one word in common is
 * enough, a sentence has to share several.
 */
export function isSaidBefore(phrase: string, said: readonly string[], shared: number): boolean {
  const known = new Set(said.flatMap(wordsOf))
  const words = wordsOf(phrase)
  return words.filter((word) => known.has(word)).length >= Math.min(shared, words.length || 1)
}
