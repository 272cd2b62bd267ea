import { printedCodeFragment } from "@wara/domain/figures/ad-signal"
import { encode } from "uqr"

/**
 * A QR code as one SVG path on a square of `size` units: a line of width 1 through the middle of
 * each row of dark modules, which takes half the bytes of their outlines.
 */
export type QrPath = { d: string; size: number }

/** The QR code of a URL, generated on the server to keep the code out of the browser bundle. */
export function qrPath(url: string): QrPath {
  const { data, size } = encode(url, { ecc: "M", border: 0 })
  const rows = data.map((row, y) => {
    const text = row.map((isDark) => (isDark ? "1" : "0")).join("")
    // Adjacent modules in a row become one line; the gaps between them are relative moves.
    const runs = (text.match(/^0+|1+|0+(?=1)/g) ?? []).map((run) => ({
      isDark: run.startsWith("1"),
      length: run.length,
    }))
    const steps = runs.map(({ isDark, length }) => (isDark ? `h${length}` : `m${length} 0`))
    return `M0 ${y}${steps.join("")}`
  })
  return { d: rows.join(""), size }
}

/** The code on a printed ad, whose scans are counted apart from other visits. */
export function printedCode(url: string): QrPath {
  return qrPath(`${url}#${printedCodeFragment}`)
}
