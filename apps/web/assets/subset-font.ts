import { readFile, writeFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import subsetFont from "subset-font"

/**
 * Subsets Archivo to the weights and widths of the design, in two files: the characters of Spanish,
 * which every page needs, and the other Latin letters (Böhler, Škoda), which a browser loads only
 * for a page that contains one. The ranges in app/fonts/archivo.css name the same characters.
 */
const source = new URL(
  import.meta.resolve("@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2"),
)

const keyboard = characters(0x20, 0x7e)
const spanish = `${keyboard}\u00a0¡¿«»ªº°·²³×ÁÉÍÑÓÚÜáéíñóúü–—‘’“”•…€−→`
const rest = [...`${characters(0xa1, 0x17f)}≈`].filter((one) => !spanish.includes(one)).join("")

await writeSubset("archivo-site.woff2", spanish)
await writeSubset("archivo-rest.woff2", rest)

function characters(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, offset) =>
    String.fromCodePoint(first + offset),
  ).join("")
}

async function writeSubset(name: string, text: string): Promise<void> {
  const target = new URL(`../app/fonts/${name}`, import.meta.url)
  const font = await subsetFont(await readFile(source), text, {
    targetFormat: "woff2",
    keepFeatures: ["ccmp", "kern", "locl", "mark", "tnum"],
    noHinting: true,
    variationAxes: { wdth: { min: 100, max: 118 }, wght: { min: 400, max: 700 } },
  })
  await writeFile(target, font)
  console.log(`${fileURLToPath(target)}: ${font.length} bytes`)
}
