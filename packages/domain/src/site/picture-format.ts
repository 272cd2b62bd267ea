type PictureFormat = "jpeg" | "png" | "webp" | "avif"

const avifBrands = new Set(["avif", "avis"])

const heicBrands = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"])

/** Number of leading bytes needed to detect a file's format. */
export const signatureBytes = 256

/**
 * Detects a file's format from its first bytes, regardless of its name: only known formats reach a
 * decoder. HEIC is distinguished because phones produce it and few decoders support HEVC.
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

/** End of the list of compatible brands, from the length that the box itself declares. */
function brandsEnd(bytes: Uint8Array): number {
  const declaredLength = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0)
  return Math.min(declaredLength, bytes.length, signatureBytes)
}
