import { createHash, randomBytes } from "node:crypto"
import { promisify } from "node:util"
import { type BrotliOptions, brotliCompress, constants, gunzip, gunzipSync, gzip } from "node:zlib"

/** The body of a page, the same for every visitor. */
export type SharedBody = {
  /** Replaced by a smaller form of the same bytes when the page is read again. */
  br: Buffer
  gzip: Buffer
  /** A quoted checksum of the uncompressed body. */
  etag: string
  /** The page's inline scripts as sources of a content security policy: `'sha256-…'`. */
  scripts: string[]
}

export type Encoding = "br" | "gzip" | "identity"

/**
 * Prepares a rendered page for all visitors. It was rendered with a secret nonce: a script is ours,
 * and its hash is trusted, if and only if it carries the nonce. Markup that came in with somebody's
 * text has none. Throws if the nonce occurs elsewhere, or on a script of another file.
 */
export async function shareBody(rendered: Buffer, nonce: string): Promise<SharedBody> {
  const isMarked = rendered.includes(nonce)
  const { text, scripts } = isMarked
    ? trustScripts(rendered.toString(), nonce)
    : { text: rendered, scripts: [] }
  const body = Buffer.from(text)
  const [br, gzipped] = await Promise.all([
    compressBrotli(body, firstBrotliQuality),
    compressGzip(body),
  ])
  const etag = `"${createHash("sha1").update(body).digest("base64url")}"`
  // zlib returns views into larger buffers; copies free the rest.
  return { br, gzip: Buffer.concat([gzipped]), etag, scripts }
}

const brotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress)
const compressGzip = promisify<Buffer, Buffer>(gzip)
const decompressGzip = promisify<Buffer, Buffer>(gunzip)

/**
 * The quality that a page's first visitor waits for. Quality 9 takes eight times the time of 7, for
 * less than a hundredth fewer bytes.
 */
const firstBrotliQuality = 7
const maxBrotliQuality = 11

/** Compresses a body; qualities go from 0 to 11. */
async function compressBrotli(body: Buffer, quality: number): Promise<Buffer> {
  const compressed = await brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
  return Buffer.concat([compressed])
}

/** Compresses the body of a stored page as far as possible. */
export async function compressFurther(body: SharedBody): Promise<void> {
  body.br = await compressBrotli(await decompressGzip(body.gzip), maxBrotliQuality)
}

/** Removes the nonce from the page and collects the hashes of the scripts that carried it. */
function trustScripts(page: string, nonce: string): { text: string; scripts: string[] } {
  const mark = ` nonce="${nonce}"`
  const scripts = new Set<string>()
  const pieces: string[] = []
  let end = 0
  for (let at = page.indexOf(mark); at !== -1; at = page.indexOf(mark, end)) {
    const tagStart = page.lastIndexOf("<", at)
    const tagEnd = page.indexOf(">", at)
    const tag = page.slice(tagStart, tagEnd + 1)
    if (/^<script\s/.test(tag)) {
      if (/\ssrc=/.test(tag)) throw new Error("a shared page has a script of another file")
      scripts.add(hashOf(page.slice(tagEnd + 1, page.indexOf("</script", tagEnd))))
    }
    pieces.push(page.slice(end, at))
    end = at + mark.length
  }
  const text = pieces.join("") + page.slice(end)
  if (text.includes(nonce)) throw new Error("a shared page contains its nonce outside of its tags")
  return { text, scripts: [...scripts] }
}

function hashOf(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`
}

/** The body in an encoding. Few clients accept none, so the plain text is not stored. */
export function encodedBody(body: SharedBody, encoding: Encoding): Buffer {
  return encoding === "identity" ? gunzipSync(body.gzip) : body[encoding]
}

/** The first of the offered encodings that an `Accept-Encoding` header allows. */
export function chooseEncoding(
  accepted: string | undefined,
  offered: readonly Encoding[] = ["br", "gzip"],
): Encoding {
  const allowed = new Set<string>()
  for (const part of (accepted ?? "").toLowerCase().split(",")) {
    const [name = "", ...params] = part.split(";").map((text) => text.trim())
    if (!params.some((param) => /^q=0(?:\.0*)?$/.test(param))) allowed.add(name)
  }
  if (allowed.has("*")) allowed.add("gzip")
  return offered.find((encoding) => allowed.has(encoding)) ?? "identity"
}

/** 128 random bits, in the format of the policy's nonces. */
export function newNonce(): string {
  return randomBytes(16).toString("base64")
}
