import type { Sharp } from "sharp"

const columns = 8
const rows = 8

/** Brighter or darker steps of which a picture must have some to be told from others. */
const fewest = 6

/**
 * What a picture looks like, in 64 signs: whether each of 8 × 8 places is brighter than the one to its
 * right. Pictures that were made smaller, brighter or encoded anew differ in a few signs only. Null for
 * pictures with too little in them, such as a plain wall.
 */
export async function fingerprint(image: Sharp): Promise<string | null> {
  const pixels = await image
    .greyscale()
    .resize(columns + 1, rows, { fit: "fill" })
    .raw()
    .toBuffer()
  const channels = pixels.length / ((columns + 1) * rows)
  const at = (row: number, column: number) => pixels[(row * (columns + 1) + column) * channels] ?? 0
  let signs = ""
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      signs += at(row, column) > at(row, column + 1) ? "1" : "0"
    }
  }
  const brighter = signs.replaceAll("0", "").length
  return brighter < fewest || brighter > signs.length - fewest ? null : signs
}
