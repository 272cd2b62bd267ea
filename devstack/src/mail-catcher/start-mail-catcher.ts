import { buffer } from "node:stream/consumers"
import { SMTPServer } from "smtp-server"
import {
  type Answer,
  json,
  readJson,
  requireStandInAllowed,
  startStandInServer,
} from "../stand-in/stand-in-server.ts"
import {
  mailSandbox,
  renderMail,
  renderMailBody,
  renderMailList,
  renderMailNotFound,
} from "./mail-page.ts"
import { Mailbox } from "./mailbox.ts"

/** `url` shows the mails; `smtpUrl` is where to send them. */
export type MailCatcher = { url: string; smtpUrl: string; stop: () => Promise<void> }

/**
 * Keeps every mail in memory. Users read them at `/`; tests use GET /mensajes.json?to=, DELETE
 * /mensajes and POST /control {"refuse": true|false}. Port 0 takes any free one.
 */
export async function startMailCatcher(options: {
  port: number
  smtpPort: number
}): Promise<MailCatcher> {
  requireStandInAllowed("mail catcher")
  const mailbox = new Mailbox()
  const smtp = await startSmtpListener(options.smtpPort, mailbox)
  const page = await startStandInServer(options.port, async (request, url): Promise<Answer> => {
    const route = `${request.method} ${url.pathname}`
    if (route === "POST /control") {
      const { refuse } = await readJson(request)
      if (typeof refuse !== "boolean") return json({ error: "refuse must be true or false" }, 400)
      smtp.refuse(refuse)
      return json({ refuse })
    }
    if (route === "DELETE /mensajes") {
      mailbox.clear()
      return json({ deleted: true })
    }
    if (route === "GET /mensajes.json") return json(mailbox.list(url.searchParams.get("to")))
    if (route === "GET /") return { body: renderMailList(mailbox.list()) }
    return showMail(mailbox, url.pathname)
  }).catch(async (cause) => {
    await smtp.stop()
    throw cause
  })
  const stop = async () => {
    await Promise.all([page.stop(), smtp.stop()])
  }
  return { url: page.url, smtpUrl: smtp.url, stop }
}

function showMail(mailbox: Mailbox, path: string): Answer {
  const [, id, html] = /^\/mensajes\/(\d+)(\/html)?$/.exec(path) ?? []
  const mail = mailbox.find(Number(id))
  if (!mail) return { status: 404, body: renderMailNotFound() }
  if (!html) return { body: renderMail(mail) }
  return {
    body: renderMailBody(mail),
    csp: `sandbox ${mailSandbox}; default-src 'none'; img-src *; style-src 'unsafe-inline'`,
  }
}

type SmtpListener = { url: string; refuse: (refuse: boolean) => void; stop: () => Promise<void> }

/**
 * Accepts every mail without authentication, or answers 451 (try later) while refusing is switched
 * on.
 */
function startSmtpListener(port: number, mailbox: Mailbox): Promise<SmtpListener> {
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
      // A client that disconnects in the middle is not our error.
      server.off("error", reject).on("error", () => {})
      const address = server.server.address()
      const chosen = typeof address === "object" && address ? address.port : port
      resolve({
        url: `smtp://127.0.0.1:${chosen}`,
        refuse: (refuse) => {
          refusing = refuse
        },
        stop: () => new Promise((done) => server.close(() => done())),
      })
    })
  })
}
