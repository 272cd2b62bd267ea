import { Socket } from "node:net"
import type { Duplex } from "node:stream"

/**
 * Closes a connection when something that was sent on it stays unanswered for `silenceMs`
 * milliseconds [B9.21]. A database that vanishes without closing its connections (a lost machine, a
 * broken cable, a firewall that forgets) answers nothing and refuses nothing; the system would repeat
 * what was sent for a quarter of an hour. A connection that waits for nothing stays open. With TLS
 * this is the stream above the encryption, which alone knows what was answered.
 */
export function closeWhenSilent(stream: Duplex, silenceMs: number): void {
  if (!(stream instanceof Socket)) return
  let answeredBytes = stream.bytesWritten
  stream.on("data", () => {
    answeredBytes = stream.bytesWritten
  })
  stream.setTimeout(silenceMs)
  stream.on("timeout", () => {
    if (stream.bytesWritten > answeredBytes)
      stream.destroy(new Error(`timeout: the database was silent for ${silenceMs} ms`))
  })
}
