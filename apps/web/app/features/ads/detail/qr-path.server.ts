import { encode } from "uqr"

/** A QR code as one SVG path on a square of `size` units. */
export type QrPath = { d: string; size: number }

/** The QR code of a URL, generated on the server to keep the code out of the browser bundle. */
export function qrPath(url: string): QrPath {
  const { data, size } = encode(url, { ecc: "M", border: 0 })
  const rows = data.map((row, y) => {
    const text = row.map((isDark) => (isDark ? "1" : "0")).join("")
    // Adjacent modules in a row become one bar.
    const bars = text.matchAll(/1+/g)
    return [...bars]
      .map((bar) => `M${bar.index} ${y}h${bar[0].length}v1h-${bar[0].length}z`)
      .join("")
  })
  return { d: rows.join(""), size }
}
