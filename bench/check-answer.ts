import { get, type IncomingMessage } from "node:http"
import { buffer } from "node:stream/consumers"
import { brotliDecompressSync, gunzipSync } from "node:zlib"

/** An answer as it was transferred, and its text. */
export type CheckedAnswer = { body: Buffer; text: string }

/** What an answer must be, so that its figure is that of what it claims to be. */
export type Expected = {
  headers?: Record<string, string>
  encoding?: "br" | "gzip"
  contains?: readonly string[]
  lacks?: readonly string[]
}

/** Reads an address once. Throws unless it is answered with 200, this encoding and these texts. */
export async function checkAnswer(url: string, expected: Expected = {}): Promise<CheckedAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  get(url, { headers: expected.headers ?? {} }, resolve).on("error", reject)
  const answer = await promise
  const body = await buffer(answer)
  const encoding = answer.headers["content-encoding"]
  const problem = (what: string) => new Error(`${url} is not what is measured: ${what}`)
  if (answer.statusCode !== 200) throw problem(`status ${answer.statusCode}`)
  if (encoding !== expected.encoding) throw problem(`encoding ${encoding}`)
  const text = decoded(body, encoding).toString()
  for (const part of expected.contains ?? [])
    if (!text.includes(part)) throw problem(`${part} is missing`)
  for (const part of expected.lacks ?? []) if (text.includes(part)) throw problem(`it has ${part}`)
  return { body, text }
}

function decoded(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === "br") return brotliDecompressSync(body)
  return encoding === "gzip" ? gunzipSync(body) : body
}

/** Head of an answer, and its chunks, in bytes at most. */
const maxHeadBytes = 4_096

/** Throws unless the answers under load are as large as the one that was checked. */
export function requireBytes(bytes: number, body: Buffer): void {
  // The nonce and the texts of a person are the same length each time.
  if (bytes >= body.length && bytes <= body.length + maxHeadBytes) return
  throw new Error(`An answer under load had ${bytes} bytes instead of ${body.length} and its head`)
}

/** The number of ads' cards in a page. */
export function countCards(page: string): number {
  return page.split("<article").length - 1
}
