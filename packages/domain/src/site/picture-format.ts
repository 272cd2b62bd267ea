/** A format that pictures are taken in. */
export type PictureFormat = "jpeg" | "png" | "webp" | "avif"

const avifBrands = new Set(["avif", "avis"])
const heicBrands = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"])

/** How many bytes of a file tell what it is. */
export const signatureBytes = 256

/**
 * What a file is by its first bytes, whatever it calls itself: only what is known here reaches a
 * decoder. HEIC has a name of its own because phones make it and few decoders have HEVC.
 */
export function pictureFormat(bytes: Uint8Array): PictureFormat | "heic" | null {
  const word = (at: number, length = 4) => String.fromCharCode(...bytes.subarray(at, at + length))
  if (word(0, 3) === "\xff\xd8\xff") return "jpeg"
  if (word(0, 8) === "\x89PNG\r\n\x1a\n") return "png"
  if (word(0) === "RIFF" && word(8) === "WEBP") return "webp"
  if (bytes.length < 16 || word(4) !== "ftyp") return null
  const brands = [word(8)]
  for (let at = 16; at + 4 <= brandsEnd(bytes); at += 4) brands.push(word(at))
  if (brands.some((brand) => avifBrands.has(brand))) return "avif"
  return brands.some((brand) => heicBrands.has(brand)) ? "heic" : null
}

/** Where the list ends of what a file says it also is; it says how long it is itself. */
function brandsEnd(bytes: Uint8Array): number {
  const told = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0)
  return Math.min(told, bytes.length, signatureBytes)
}
