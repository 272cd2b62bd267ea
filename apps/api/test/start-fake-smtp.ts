import { once } from "node:events"
import { createServer, type Socket } from "node:net"
import { createInterface } from "node:readline"
import { setTimeout as wait } from "node:timers/promises"

/** The server's behaviour: accepts mails, fails, or rejects every recipient. */
type Mode = "takes" | "out-of-order" | "refuses"

export type FakeSmtp = {
  url: string
  /** Mails as received. */
  mails: string[]
  /** Rejected attempts. */
  turnedAway: () => number
  setMode: (mode: Mode) => void
  /** Accepts mails to this address without a reply; null replies again. */
  delayAnswersTo: (address: string | null) => void
  /** Milliseconds that the server takes for each mail. */
  answerAfter: (ms: number) => void
  /** Maximum of mails that were sent at the same time. */
  maxParallel: () => number
  /** Drops every connection. */
  hangUp: () => void
  stop: () => Promise<void>
}

/** A mail server that tests can break and repair. */
export async function startFakeSmtp(): Promise<FakeSmtp> {
  const mails: string[] = []
  const sockets = new Set<Socket>()
  let mode: Mode = "takes"
  let turnedAway = 0
  let unanswered: string | null = null
  let answerMs = 0
  let maxParallel = 0
  const server = createServer(async (socket) => {
    sockets.add(socket)
    maxParallel = Math.max(maxParallel, sockets.size)
    socket.on("close", () => sockets.delete(socket)).on("error", () => undefined)
    const send = (line: string) => socket.write(`${line}\r\n`)
    if (mode === "out-of-order") {
      turnedAway += 1
      socket.end("421 out of order\r\n")
      return
    }
    send("220 ready")
    let mail: string[] | null = null
    for await (const line of createInterface({ input: socket })) {
      if (mail && line !== ".") mail.push(line)
      else if (mail) {
        const taken = mail.join("\n")
        mails.push(taken)
        mail = null
        if (unanswered !== null && taken.includes(`To: ${unanswered}\n`)) continue
        if (answerMs > 0) await wait(answerMs)
        send("250 taken")
      } else if (/^RCPT/i.test(line) && mode === "refuses") {
        turnedAway += 1
        send("550 nobody here by that name")
      } else if (/^DATA/i.test(line)) {
        mail = []
        send("354 go on")
      } else if (/^QUIT/i.test(line)) {
        socket.end("221 bye\r\n")
      } else send("250 ok")
    }
  })
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
  }
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("the server has no port")
  return {
    url: `smtp://127.0.0.1:${address.port}?ignoreTLS=true`,
    mails,
    turnedAway: () => turnedAway,
    setMode: (next) => {
      mode = next
    },
    delayAnswersTo: (address) => {
      unanswered = address
    },
    answerAfter: (ms) => {
      answerMs = ms
    },
    maxParallel: () => maxParallel,
    hangUp,
    stop: async () => {
      hangUp()
      server.close()
      await once(server, "close")
    },
  }
}
