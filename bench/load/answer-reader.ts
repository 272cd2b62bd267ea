/** What one answer of a server was: its status and its size on the wire. */
export type Answer = { status: number; bytes: number }

const headEnd = Buffer.from("\r\n\r\n")
const lastChunk = Buffer.from("\r\n0\r\n\r\n")

/**
 * Finds the ends of the answers of one connection, and parses no more than it must: the generator
 * has to be several times as fast as the server that it measures. Answers need a length or chunks.
 */
export class AnswerReader {
  #unread: Buffer = Buffer.alloc(0)
  /** Status of the answer whose body is arriving, the bytes so far, and those that are missing. */
  #open: { status: number; bytes: number; missing: number | null } | null = null

  /** The answers that end with this piece. Throws for an answer of unknown length. */
  read(piece: Buffer): Answer[] {
    const answers: Answer[] = []
    let rest = this.#unread.length === 0 ? piece : Buffer.concat([this.#unread, piece])
    for (;;) {
      this.#open ??= this.#readHead(rest)
      if (this.#open === null) break
      const end = this.#endOf(rest)
      if (end === null) {
        // The last bytes of a chunked body are looked at again with the next piece.
        const tail = this.#open.missing === null ? lastChunk.length : 0
        const passed = Math.max(0, rest.length - tail)
        this.#open.bytes += passed
        if (this.#open.missing !== null) this.#open.missing -= passed
        rest = rest.subarray(passed)
        break
      }
      answers.push({ status: this.#open.status, bytes: this.#open.bytes + end })
      this.#open = null
      rest = rest.subarray(end)
    }
    this.#unread = rest.length === 0 ? Buffer.alloc(0) : Buffer.from(rest)
    return answers
  }

  #readHead(rest: Buffer) {
    const end = rest.indexOf(headEnd)
    if (end === -1) return null
    const head = rest.toString("latin1", 0, end).toLowerCase()
    const status = Number(head.slice(9, 12))
    const headBytes = end + headEnd.length
    const length = /\r\ncontent-length: *(\d+)/.exec(head)?.[1]
    if (length !== undefined) return { status, bytes: 0, missing: headBytes + Number(length) }
    if (status === 204 || status === 304) return { status, bytes: 0, missing: headBytes }
    if (/\r\ntransfer-encoding: *chunked/.test(head)) return { status, bytes: 0, missing: null }
    throw new Error("The answer has neither a length nor chunks")
  }

  /** Where the open answer ends in these bytes; null when it does not end in them. */
  #endOf(rest: Buffer): number | null {
    const missing = this.#open?.missing ?? null
    if (missing !== null) return missing <= rest.length ? missing : null
    const at = rest.indexOf(lastChunk)
    return at === -1 ? null : at + lastChunk.length
  }
}
