import { readFile, writeFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import subsetFont from "subset-font"

/**
 * Subsets Archivo to the files that app/fonts/archivo.css names, each with the weights, the widths
 * and the characters that its face declares there: those of Spanish, which every page needs, and the
 * other Latin letters, which a browser loads only for a page that contains one. A fixed width halves
 * a file.
 */
const source = new URL(
  import.meta.resolve("@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2"),
)
const fonts = new URL("../app/fonts/", import.meta.url)
const faces = await readFile(new URL("archivo.css", fonts), "utf8")

for (const [face] of faces.matchAll(/@font-face \{[^}]*?unicode-range:[^}]*\}/g)) {
  const target = new URL(declared(face, "src").split('"')[1] ?? "", fonts)
  const ranges = declared(face, "unicode-range")
  const font = await subsetFont(await readFile(source), charactersOf(ranges), {
    targetFormat: "woff2",
    keepFeatures: ["ccmp", "kern", "locl", "mark", "tnum"],
    noHinting: true,
    variationAxes: {
      wdth: axisOf(declared(face, "font-stretch")),
      wght: axisOf(declared(face, "font-weight")),
    },
  })
  await writeFile(target, font)
  console.log(`${fileURLToPath(target)}: ${font.length} bytes`)
}

/** The value of a property of a face. */
function declared(face: string, property: string): string {
  const value = new RegExp(`${property}:\\s*([^;]+);`).exec(face)?.[1]
  if (value === undefined) throw new Error(`A face has no ${property}`)
  return value
}

/** One value such as `112%`, or a range such as `400 700`. */
function axisOf(value: string): number | { min: number; max: number } {
  const [min = 0, max] = value.split(" ").map(Number.parseFloat)
  return max === undefined ? min : { min, max }
}

/** The characters of ranges such as `U+20-7E, U+A0`. */
function charactersOf(ranges: string): string {
  return ranges
    .split(",")
    .map((range) => {
      const [first = 0, last = first] = range
        .trim()
        .slice(2)
        .split("-")
        .map((digits) => Number.parseInt(digits, 16))
      return Array.from({ length: last - first + 1 }, (_, offset) =>
        String.fromCodePoint(first + offset),
      ).join("")
    })
    .join("")
}
