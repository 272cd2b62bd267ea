import { readFile, writeFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import subsetFont from "subset-font"

/**
 * Subsets Archivo to the weights and widths of the design, in the files that app/fonts/archivo.css
 * names, each with the characters of its `unicode-range`: those of Spanish, which every page needs,
 * and the other Latin letters, which a browser loads only for a page that contains one.
 */
const source = new URL(
  import.meta.resolve("@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2"),
)
const fonts = new URL("../app/fonts/", import.meta.url)
const faces = await readFile(new URL("archivo.css", fonts), "utf8")

for (const [, name = "", ranges = ""] of faces.matchAll(
  /url\("\.\/([^"]+)"\)[^}]*?unicode-range:([^;]+);/g,
)) {
  const target = new URL(name, fonts)
  const font = await subsetFont(await readFile(source), charactersOf(ranges), {
    targetFormat: "woff2",
    keepFeatures: ["ccmp", "kern", "locl", "mark", "tnum"],
    noHinting: true,
    variationAxes: { wdth: { min: 100, max: 118 }, wght: { min: 400, max: 700 } },
  })
  await writeFile(target, font)
  console.log(`${fileURLToPath(target)}: ${font.length} bytes`)
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
