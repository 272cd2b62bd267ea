import { promisify } from "node:util"
import { constants, crc32, deflateRaw } from "node:zlib"

/**
 * A page with a hole wherever the nonce goes. It is rendered with a nonce that was drawn for that
 * one rendering: no text of a person can hold it, so that every hole is one we made.
 *
 * The compressed form is kept too. Each piece is deflated on its own and ends on a byte (full
 * flush), therefore the pieces stay valid around a nonce stored as it is: a gzip answer costs one
 * checksum instead of one compression.
 */
export type SplicedPage = { pieces: Buffer[]; deflated: Buffer[]; bytes: number }

const deflate = promisify(deflateRaw)

/** gzip's fixed header: deflate, no name, no time, unknown system. */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
/** An empty last block ends the stream that the pieces leave open. */
const lastBlock = Buffer.from([0x03, 0x00])

/** Cuts a body at its placeholder and compresses the pieces. */
export async function splicePage(body: Buffer, placeholder: string): Promise<SplicedPage> {
  const pieces: Buffer[] = []
  let from = 0
  for (let at = body.indexOf(placeholder); at !== -1; at = body.indexOf(placeholder, from)) {
    pieces.push(body.subarray(from, at))
    from = at + placeholder.length
  }
  pieces.push(body.subarray(from))
  const deflated = await Promise.all(pieces.map(deflatePiece))
  const bytes = [...pieces, ...deflated].reduce((sum, part) => sum + part.length, 0)
  return { pieces, deflated, bytes }
}

async function deflatePiece(piece: Buffer): Promise<Buffer> {
  const deflated = await deflate(piece, { level: 7, finishFlush: constants.Z_FULL_FLUSH })
  // zlib answers a view into a buffer of 16 kB; a copy lets go of the rest.
  return Buffer.concat([deflated])
}

/** The page with this nonce. */
export function joinPage(page: SplicedPage, nonce: string): Buffer<ArrayBuffer> {
  return Buffer.concat(interleave(page.pieces, Buffer.from(nonce)))
}

/** The page with this nonce, gzipped. */
export function gzipPage(page: SplicedPage, nonce: string): Buffer<ArrayBuffer> {
  const plain = Buffer.from(nonce)
  const body = interleave(page.pieces, plain)
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(body.reduce((sum, part) => crc32(part, sum), 0))
  trailer.writeUInt32LE(body.reduce((sum, part) => sum + part.length, 0) % 2 ** 32, 4)
  const stored = interleave(page.deflated, storedBlock(plain))
  return Buffer.concat([gzipHeader, ...stored, lastBlock, trailer])
}

function interleave(pieces: Buffer[], between: Buffer): Buffer[] {
  return pieces.flatMap((piece, index) => (index === 0 ? [piece] : [between, piece]))
}

/** Bytes as they are inside a deflate stream: not the last block, length, its complement. */
function storedBlock(bytes: Buffer): Buffer {
  const header = Buffer.alloc(5)
  header.writeUInt16LE(bytes.length, 1)
  header.writeUInt16LE(bytes.length ^ 0xffff, 3)
  return Buffer.concat([header, bytes])
}
