/**
 * As many of the first values as fit into a number of characters, as a JSON list: values are kept
 * whole or left out, so that it can always be read.
 */
export function cutToFit(
  values: readonly unknown[],
  most: number,
): { text: string; count: number } {
  const texts: string[] = []
  let length = "[]".length
  for (const value of values) {
    const text = JSON.stringify(value)
    length += text.length + (texts.length === 0 ? 0 : ",".length)
    if (length > most) break
    texts.push(text)
  }
  return { text: `[${texts.join(",")}]`, count: texts.length }
}
