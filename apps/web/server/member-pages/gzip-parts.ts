import { promisify } from "node:util"
import { constants, crc32, deflateRaw, gunzipSync } from "node:zlib"
import { combineCrc, crcShift } from "./crc-shift.ts"
import { fillGap, type Gap, type PageParts } from "./split-page.ts"
import type { PersonTexts } from "./viewer-marks.ts"

/** A compressed piece of a page, with what the checksum of the whole needs. */
type GzipPiece = { deflated: Buffer; length: number; crc: number; shift: number }

/**
 * A page that is compressed once for everyone. The texts of a person are added uncompressed, so that
 * a response costs neither a compression nor a checksum of the page.
 */
export type GzipParts = { pieces: GzipPiece[]; gaps: Gap[] }

const deflate = promisify(deflateRaw)

/** How far back references of deflate reach. */
const windowBytes = 32_768
/** A byte that does not occur in UTF-8: no text after a nonce may refer to it. */
const noText = 0xff
/** gzip's header: deflate, no name, no time, unknown system. */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
/** An empty last block ends the stream, which the pieces leave open. */
const lastBlock = Buffer.from([0x03, 0x00])

/**
 * Compresses the pieces of a page. A piece may refer back to the text before it up to the last gap of
 * unknown length; nonces all have the same one.
 */
export async function gzipParts({ pieces, gaps }: PageParts, nonce: string): Promise<GzipParts> {
  const nonceGap = Buffer.alloc(Buffer.byteLength(nonce), noText)
  let before: Buffer = Buffer.alloc(0)
  const compressed: GzipPiece[] = []
  for (const [index, piece] of pieces.entries()) {
    const crc = crc32(piece)
    const shift = crcShift(piece.length)
    const deflated = await deflatePiece(piece, before)
    compressed.push({ deflated, length: piece.length, crc, shift })
    const isNonce = gaps[index]?.name === "nonce"
    before = isNonce ? lastBytes(Buffer.concat([before, piece, nonceGap])) : Buffer.alloc(0)
  }
  return { pieces: compressed, gaps }
}

const lastBytes = (text: Buffer): Buffer => text.subarray(Math.max(0, text.length - windowBytes))

async function deflatePiece(piece: Buffer, before: Buffer): Promise<Buffer> {
  const deflated = await deflate(piece, {
    level: 9,
    finishFlush: constants.Z_SYNC_FLUSH,
    ...(before.length === 0 ? {} : { dictionary: before }),
  })
  // zlib returns a view into a larger buffer; a copy frees the rest.
  return Buffer.concat([deflated])
}

/** The page of one person as a gzip file. */
export function gzipPage({ pieces, gaps }: GzipParts, texts: PersonTexts): Buffer<ArrayBuffer> {
  const blocks: Buffer[] = [header]
  let crc = 0
  let length = 0
  for (const [index, piece] of pieces.entries()) {
    blocks.push(piece.deflated)
    crc = combineCrc(crc, piece)
    length += piece.length
    const gap = gaps[index]
    if (gap === undefined) continue
    const text = fillGap(gap, texts)
    blocks.push(storedHeader(text.length), text)
    crc = crc32(text, crc)
    length += text.length
  }
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(crc)
  trailer.writeUInt32LE(length % 2 ** 32, 4)
  return Buffer.concat([...blocks, lastBlock, trailer])
}

/** The page of one person without compression. Few clients want it, so it is not stored. */
export function plainPage(parts: GzipParts, texts: PersonTexts): Buffer {
  return gunzipSync(gzipPage(parts, texts))
}

/** Start of a stored deflate block: not the last block, length, its complement. */
function storedHeader(length: number): Buffer {
  const start = Buffer.alloc(5)
  start.writeUInt16LE(length, 1)
  start.writeUInt16LE(length ^ 0xffff, 3)
  return start
}

/** Memory use of a stored page. */
export function bytesOf({ pieces, gaps }: GzipParts): number {
  return pieces.reduce((sum, { deflated }) => sum + deflated.length + 100, gaps.length * 50)
}
