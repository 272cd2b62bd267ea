/**
 * Returns as many leading values as fit into the given number of characters of a JSON list, and
 * their count. Values are kept whole or left out, so the list stays valid JSON.
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
