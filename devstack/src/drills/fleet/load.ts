import { setTimeout as wait } from "node:timers/promises"
import { isLoggedIn } from "./people.ts"
import { type Ask, type Visitor, visitor } from "./visitor.ts"

/** One request of the load: when it was sent, and how it ended. */
export type Outcome = {
  kind: Kind
  /** Milliseconds as by `performance.now()`. */
  sentAt: number
  ms: number
  /** What is wrong with it; null when it was answered as wanted. */
  fault: string | null
}

type Kind = "list" | "page" | "account" | "api"

/** What is sent in turn: mostly what people read, a list that nobody asked for before, accounts. */
const turns: readonly Kind[] = [
  ...(["api", "page", "account", "api", "page", "list", "api"] as const),
  ...(["page", "api", "account", "api", "page", "api", "account"] as const),
]

export type Load = {
  /** Ends it; the outcomes of all that was sent. */
  stop: () => Promise<Outcome[]>
}

export type LoadOptions = {
  securePort: number
  perSecond: number
  /** Browsers with a session. */
  people: readonly Visitor[]
}

/** Sends requests at an even rate, however slowly they are answered. */
export function startLoad({ securePort, perSecond, people }: LoadOptions): Load {
  const visitors = Array.from({ length: 40 }, (_, index) => visitor(securePort, 1_000 + index))
  const outcomes: Promise<Outcome>[] = []
  const startedAt = performance.now()
  let isOver = false
  const sending = (async () => {
    for (let count = 0; !isOver; count += 1) {
      const due = startedAt + (count * 1_000) / perSecond
      await wait(Math.max(0, due - performance.now()))
      const kind = turns[count % turns.length] ?? "page"
      const callers = kind === "account" ? people : visitors
      const from = callers[count % callers.length]
      if (from !== undefined) outcomes.push(send(from, kind, what(kind, count)))
    }
  })()
  return {
    async stop() {
      isOver = true
      await sending
      return Promise.all(outcomes)
    },
  }
}

/** Pages that anybody reads. */
const pages = ["/", "/anuncios", "/contacto", "/preguntas-frecuentes"]

function what(kind: Kind, count: number): Ask {
  if (kind === "list") return { path: `/anuncios?s=grua+${count}` }
  if (kind === "account") return { path: "/cuenta" }
  if (kind === "api") return { path: "/api/ads?pageSize=6", to: "api" }
  return { path: pages[count % pages.length] ?? "/" }
}

async function send(from: Visitor, kind: Kind, ask: Ask): Promise<Outcome> {
  const sentAt = performance.now()
  const hadSession = kind !== "account" || isLoggedIn(from)
  const fault = await from.ask(ask).then(
    ({ status, headers }) => {
      if (!hadSession || (kind === "account" && !isLoggedIn(from))) return "logged out"
      if (status === 200) return null
      // 5 seconds: a server was busy; 30: what it calls failed; none: the proxy had no server.
      return `${status}, retry-after ${headers["retry-after"] ?? "none"}`
    },
    (cause: Error) => cause.message,
  )
  return { kind, sentAt, ms: performance.now() - sentAt, fault }
}
