import { randomBytes } from "node:crypto"
import { promisify } from "node:util"
import { constants, crc32, deflateRaw, gzipSync } from "node:zlib"

/**
 * A page with gaps for the nonce. It is rendered with a random placeholder nonce, which no user
 * text can contain, so that every gap is one of ours. The compressed form is cached in pieces as
 * well, with the response's nonce as a stored block in between: a gzip response costs one checksum
 * instead of one compression. Each piece may refer back to the text before it, but never to a
 * nonce, because it was compressed as if bytes that occur in no text were there. Distances stay
 * correct as long as all nonces have the same length.
 */
export type SplicedPage = {
  pieces: Buffer[]
  deflated: Buffer[]
  nonceLength: number
  /** Memory use of the entry. */
  bytes: number
}

const deflate = promisify(deflateRaw)

/** Window size of deflate: how far back references reach. */
const windowBytes = 32_768
/** A byte that does not occur in UTF-8. */
const noText = 0xff
/** gzip's fixed header: deflate, no name, no time, unknown system. */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
/** An empty last block ends the stream, which the pieces leave open. */
const lastBlock = Buffer.from([0x03, 0x00])

/** Splits a body at its placeholder and compresses the pieces. */
export async function splicePage(body: Buffer, placeholder: string): Promise<SplicedPage> {
  const nonceLength = Buffer.byteLength(placeholder)
  const masked = Buffer.from(body)
  const starts = [0]
  const pieces: Buffer[] = []
  for (
    let at = body.indexOf(placeholder);
    at !== -1;
    at = body.indexOf(placeholder, starts.at(-1))
  ) {
    pieces.push(body.subarray(starts.at(-1), at))
    masked.fill(noText, at, at + nonceLength)
    starts.push(at + nonceLength)
  }
  pieces.push(body.subarray(starts.at(-1)))
  const deflated = await Promise.all(
    pieces.map((piece, index) => {
      const start = starts[index] ?? 0
      return deflatePiece(piece, masked.subarray(Math.max(0, start - windowBytes), start))
    }),
  )
  const bytes = [...pieces, ...deflated].reduce((sum, part) => sum + part.length, 0)
  return { pieces, deflated, nonceLength, bytes }
}

async function deflatePiece(piece: Buffer, before: Buffer): Promise<Buffer> {
  const deflated = await deflate(piece, {
    level: 7,
    finishFlush: constants.Z_SYNC_FLUSH,
    ...(before.length === 0 ? {} : { dictionary: before }),
  })
  // zlib returns a view into a 16 kB buffer; a copy frees the rest.
  return Buffer.concat([deflated])
}

export function joinPage(page: SplicedPage, nonce: string): Buffer<ArrayBuffer> {
  return Buffer.concat(interleave(page.pieces, Buffer.from(nonce)))
}

export function gzipPage(page: SplicedPage, nonce: string): Buffer<ArrayBuffer> {
  const plain = Buffer.from(nonce)
  if (plain.length !== page.nonceLength) return Buffer.concat([gzipSync(joinPage(page, nonce))])
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

/** A stored deflate block: not the last block, length, its complement, bytes. */
function storedBlock(bytes: Buffer): Buffer {
  const header = Buffer.alloc(5)
  header.writeUInt16LE(bytes.length, 1)
  header.writeUInt16LE(bytes.length ^ 0xffff, 3)
  return Buffer.concat([header, bytes])
}

/** 128 random bits, in the format and length of the policy's nonces. */
export function newNonce(): string {
  return randomBytes(16).toString("base64")
}
