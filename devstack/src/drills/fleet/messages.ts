import { randomUUID } from "node:crypto"
import { runStatement } from "../../postgres/run-statement.ts"
import { type DrillRow, rowOfFaults } from "../drill.ts"
import { visitor } from "./visitor.ts"

/** Messages that are sent while servers fail. */
export type Messages = {
  /** Ends it, and compares what was acknowledged with what is stored. */
  stop: (databaseUrl: string) => Promise<DrillRow[]>
  /** How often one was sent, and how often its connection broke, which no proxy may repair. */
  attempts: () => { sent: number; broken: number }
}

const maxAttempts = 20

/**
 * Sends contact messages one after another, each from another network, and repeats one without an
 * answer with the same key, as the form does.
 */
export function sendMessages(securePort: number): Messages {
  const run = randomUUID().slice(0, 8)
  const acknowledged: string[] = []
  const attempts = { sent: 0, broken: 0 }
  let isOver = false
  const sending = (async () => {
    for (let count = 0; !isOver; count += 1) {
      const email = `drill-${run}-${count}@wara.example`
      const message = { email, number: count }
      if (await deliver(securePort, message, attempts)) acknowledged.push(email)
    }
  })()
  return {
    attempts: () => attempts,
    async stop(databaseUrl) {
      isOver = true
      await sending
      const rows = await runStatement(
        databaseUrl,
        "select email, count(*)::int as copies from contact_messages where email like $1 group by email",
        [`drill-${run}-%`],
      )
      const stored = new Map(rows.map((row) => parseRow(row)))
      const lost = acknowledged.filter((email) => !stored.has(email)).length
      const repeated = [...stored.values()].filter((copies) => copies > 1).length
      return [
        rowOfFaults("rows lost of messages that were acknowledged", lost, acknowledged.length),
        rowOfFaults("messages stored twice", repeated, stored.size),
      ]
    },
  }
}

function parseRow(row: unknown): [string, number] {
  if (typeof row !== "object" || row === null || !("email" in row) || !("copies" in row)) {
    throw new Error("no row of messages")
  }
  return [String(row.email), Number(row.copies)]
}

let network = 10_000

/** What a proxy answers when its connection to a server broke; 0 is no answer at all. */
const brokenStatuses: readonly number[] = [0, 502, 504]

async function deliver(
  securePort: number,
  message: { email: string; number: number },
  attempts: { sent: number; broken: number },
) {
  network += 1
  const sender = visitor(securePort, network)
  const data = {
    email: message.email,
    name: "Drill",
    message: `Message ${message.number} of a drill`,
  }
  const headers = { "content-type": "application/json", "idempotency-key": randomUUID() }
  const body = JSON.stringify({ data })
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const asked = sender.ask({ path: "/api/contact", to: "api", method: "POST", headers, body })
    const status = await asked.then((answer) => answer.status).catch(() => 0)
    attempts.sent += 1
    if (brokenStatuses.includes(status)) attempts.broken += 1
    if (status === 201) return true
  }
  return false
}
