/** Contrast that text needs (WCAG 2.2, 1.4.3). */
export const neededContrast = 4.5

/** Contrast of a colour, `#rrggbb`, with white; 0 for what is no colour. */
export function contrastWithWhite(colour: string): number {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)
  if (!parts) return 0
  const [red = 0, green = 0, blue = 0] = parts.slice(1).map((part) => {
    const share = Number.parseInt(part, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}
