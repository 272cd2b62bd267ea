import { encode } from "uqr"

/** A QR code as one line drawing: path data on a square of `size` units. */
export type QrPath = { d: string; size: number }

/** The code of an address, drawn by the server: browsers carry nothing of how that is done. */
export function qrPath(url: string): QrPath {
  const { data, size } = encode(url, { ecc: "M", border: 0 })
  const rows = data.map((row, y) => {
    const text = row.map((isDark) => (isDark ? "1" : "0")).join("")
    // Neighbours in a row are one bar.
    const bars = text.matchAll(/1+/g)
    return [...bars]
      .map((bar) => `M${bar.index} ${y}h${bar[0].length}v1h-${bar[0].length}z`)
      .join("")
  })
  return { d: rows.join(""), size }
}
