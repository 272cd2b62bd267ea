import type { UploadProblem } from "@wara/domain/site/upload-rules"

/** What sharp is asked to read. */
export type PictureFormat = "jpeg" | "png" | "webp" | "avif"

const avifBrands = new Set(["avif", "avis"])
const heicBrands = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"])

/**
 * What a file is by its first bytes, whatever it calls itself: only what is known here reaches a
 * decoder. HEIC has a name of its own because phones make it and our decoder has no HEVC.
 */
export function sniffFormat(bytes: Buffer): PictureFormat | Extract<UploadProblem, "heic"> | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return "jpeg"
  if (bytes.subarray(0, 8).equals(Buffer.from("\x89PNG\r\n\x1a\n", "latin1"))) return "png"
  const word = (at: number) => bytes.toString("latin1", at, at + 4)
  if (word(0) === "RIFF" && word(8) === "WEBP") return "webp"
  if (bytes.length < 16 || word(4) !== "ftyp") return null
  const brands = brandsOf(bytes)
  if (brands.some((brand) => avifBrands.has(brand))) return "avif"
  return brands.some((brand) => heicBrands.has(brand)) ? "heic" : null
}

/** The major brand and those that the file says it also is. */
function brandsOf(bytes: Buffer): string[] {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256)
  const brands = [bytes.toString("latin1", 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(bytes.toString("latin1", at, at + 4))
  return brands
}
