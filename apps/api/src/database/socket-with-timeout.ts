import { Socket } from "node:net"

/**
 * A connection that closes itself when something that it sent stays unanswered for `silenceMs`
 * milliseconds [B9.21]. A database that vanishes without closing its connections (a lost machine, a
 * cut cable, a firewall that forgets) answers nothing and refuses nothing; the system would repeat
 * what was sent for a quarter of an hour. A connection that waits for nobody stays open.
 */
export function socketWithTimeout(silenceMs: number): Socket {
  const socket = new Socket()
  let answeredBytes = 0
  socket.on("data", () => {
    answeredBytes = socket.bytesWritten
  })
  socket.setTimeout(silenceMs)
  socket.on("timeout", () => {
    if (socket.bytesWritten > answeredBytes)
      socket.destroy(new Error(`timeout: the database was silent for ${silenceMs} ms`))
  })
  return socket
}
