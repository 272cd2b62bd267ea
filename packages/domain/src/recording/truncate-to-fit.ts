/**
 * As many of the first values as fit into a number of characters, as a JSON list, and how many they
 * are. Values are kept whole or left out, so that the list can always be read (spec §9).
 */
export function truncateToFit(
  values: readonly unknown[],
  max: number,
): { text: string; count: number } {
  const texts: string[] = []
  let length = "[]".length
  for (const value of values) {
    const text = JSON.stringify(value)
    length += text.length + (texts.length === 0 ? 0 : ",".length)
    if (length > max) break
    texts.push(text)
  }
  return { text: `[${texts.join(",")}]`, count: texts.length }
}
