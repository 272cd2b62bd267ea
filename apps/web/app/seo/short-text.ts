/** Longest title and description that result pages show whole, in characters. */
export const titleLimit = 60
export const descriptionLimit = 155

/** The text in one line, cut at the last whole word that leaves room for an ellipsis. */
export function shortText(text: string, limit: number): string {
  const line = text.replace(/\s+/g, " ").trim()
  if (line.length <= limit) return line
  const cut = line.slice(0, limit - 1)
  const end = cut.lastIndexOf(" ")
  return `${(end > limit / 2 ? cut.slice(0, end) : cut).replace(/[\s.,;:·-]+$/, "")}…`
}
