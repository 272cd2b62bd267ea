import { buffer } from "node:stream/consumers"
import { SMTPServer } from "smtp-server"
import type { Mailbox } from "./mailbox.ts"

export type SmtpDoor = { url: string; refuse: (refuse: boolean) => void; stop: () => Promise<void> }

/** Takes every mail without asking who sends it, or answers 451 (try later) while told to refuse. */
export function openSmtpDoor(port: number, mailbox: Mailbox): Promise<SmtpDoor> {
  let refusing = false
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    logger: false,
    onMailFrom(_address, _session, done) {
      const refusal = Object.assign(new Error("try again later"), { responseCode: 451 })
      done(refusing ? refusal : null)
    },
    onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope
      const from = mailFrom ? mailFrom.address : ""
      buffer(stream)
        .then((raw) => mailbox.put(raw, { from, to: rcptTo.map((one) => one.address) }))
        .then(() => done(), done)
    },
  })
  return new Promise((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, "127.0.0.1", () => {
      // A client that hangs up in the middle is its own affair.
      server.off("error", reject).on("error", () => {})
      const address = server.server.address()
      const taken = typeof address === "object" && address ? address.port : port
      resolve({
        url: `smtp://127.0.0.1:${taken}`,
        refuse: (refuse) => {
          refusing = refuse
        },
        stop: () => new Promise((done) => server.close(() => done())),
      })
    })
  })
}
