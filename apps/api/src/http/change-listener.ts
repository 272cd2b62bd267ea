import { randomUUID } from "node:crypto"
import pg from "pg"
import { z } from "zod"
import { closeWhenSilent } from "../database/close-when-silent.ts"
import { ChangePosition } from "./change-position.ts"

/**
 * A change: the kind of record and, when they are few, the ids. Ads come with their owners and the
 * slugs of their categories, before and after, and with whether one of them is or was public.
 */
export type Change = {
  kind: ChangeKind
  ids?: number[]
  owners?: number[]
  categories?: string[]
  listed?: boolean
}

/** What subscribers receive; a mark changes nothing but the position. */
export type Notice = (Change | { kind: "mark" }) & {
  /** Whether nothing is known to have changed: notices may have been lost while nobody listened. */
  missed?: true
  /** The position after it. */
  at: string | null
}

const changeKinds = [
  "ads",
  "categories",
  "pages",
  "faqs",
  "packs",
  "indicators",
  "communes",
  "users",
  // Open sessions and drafts of people, which only pages of these people show.
  "viewers",
  "redirects",
  "wanted",
  "all",
] as const
export type ChangeKind = (typeof changeKinds)[number]

export type ChangeSubscriber = {
  onNotice: (notice: Notice) => void
  /** Changes arrive from now on, or no longer. */
  onListening?: (isListening: boolean) => void
}

/** Notifies of database changes as long as there are subscribers. */
export type ChangeListener = {
  /**
   * Notifies of every later change, starting with possibly missed ones of `all`, in the order of
   * subscription.
   * Returns the function to unsubscribe.
   */
  subscribe: (subscriber: ChangeSubscriber) => () => void
  /** Whether changes arrive at the moment. */
  isListening: () => boolean
  /** Whether every notice up to a position of any server has arrived at this one. */
  hasReached: (position: string) => boolean
  stop: () => Promise<void>
}

const channel = "wara_changes"
const retryMs = 1_000

/** A connection that only listens cannot tell silence from a vanished database, so it asks. */
const heartbeatMs = 4_000
const maxSilenceMs = 3_000

/**
 * Listens on its own connection as long as there are subscribers. Notifications are lost while the
 * connection is down, so after each reconnect subscribers are notified that everything may have
 * changed (`missed`): first listen, then notify, never the other way round. The server's own mark says that
 * notices arrive, and where in their order it began.
 */
export function createChangeListener(databaseUrl: string): ChangeListener {
  const subscribers = new Set<ChangeSubscriber>()
  let client: pg.Client | null = null
  let listening = false
  let stopped = false
  let retry: NodeJS.Timeout | undefined

  const position = new ChangePosition()

  const notifyAll = (change: Omit<Notice, "at">) => {
    for (const { onNotice } of subscribers) onNotice({ ...change, at: position.text })
  }
  const setListening = (isListening: boolean) => {
    listening = isListening
    for (const { onListening } of subscribers) onListening?.(isListening)
  }

  async function connect(): Promise<void> {
    if (stopped || client) return
    const own = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 3_000,
      application_name: "wara-api-changes",
    })
    client = own
    let heartbeat: NodeJS.Timeout | undefined
    const lost = () => {
      clearInterval(heartbeat)
      if (client !== own) return
      client = null
      position.forget()
      if (listening) setListening(false)
      own.end().catch(() => undefined)
      if (!stopped) retry = setTimeout(() => void connect(), retryMs)
    }
    own.on("error", lost)
    own.on("end", lost)
    const ownMark = randomUUID()
    own.on("notification", ({ payload = "" }) => {
      const mark = readMark(payload)
      if (mark === null) {
        position.advance()
        if (listening) notifyAll(readChange(payload))
        return
      }
      position.passMark(mark)
      if (mark === ownMark) {
        setListening(true)
        notifyAll({ kind: "all", missed: true })
      } else if (listening) notifyAll({ kind: "mark" })
    })
    try {
      await own.connect()
      closeWhenSilent(own.connection.stream, maxSilenceMs)
      heartbeat = setInterval(() => own.query("select 1").catch(lost), heartbeatMs)
      await own.query(`listen ${channel}`)
      await own.query("select pg_notify($1, $2)", [channel, JSON.stringify({ mark: ownMark })])
    } catch {
      lost()
    }
  }

  return {
    subscribe(subscriber) {
      subscribers.add(subscriber)
      if (listening) {
        subscriber.onListening?.(true)
        subscriber.onNotice({ kind: "all", missed: true, at: position.text })
      } else void connect()
      return () => void subscribers.delete(subscriber)
    },
    isListening: () => listening,
    hasReached: (at) => position.hasReached(at),
    async stop() {
      stopped = true
      clearTimeout(retry)
      subscribers.clear()
      const last = client
      client = null
      // Its end clears its heartbeat.
      await last?.end().catch(() => undefined)
    },
  }
}

/** Maps a trigger's notification to the web server's kinds; unknown ones become `all`. */
export function readChange(payload: string): Change {
  const { kind, ids } = readNotice(payload)
  // Changed synonyms change the results of ad searches.
  if (kind === "synonyms") return { kind: "ads" }
  const known = changeKinds.find((one) => one === kind)
  if (!known) return { kind: "all" }
  if (!isListOfIds(ids)) return { kind: known }
  const facts = known === "ads" ? adFactsSchema.safeParse(readNotice(payload)).data : undefined
  return { kind: known, ids, ...facts }
}

const isListOfIds = (ids: unknown): ids is number[] =>
  Array.isArray(ids) && ids.every(Number.isInteger)

/** What is known of the changed ads besides their ids. */
const adFactsSchema = z.object({
  owners: z.array(z.number().int()),
  categories: z.array(z.string()),
  listed: z.boolean(),
})

/** The mark in a notification; null for a change. */
function readMark(payload: string): string | null {
  const { mark } = readNotice(payload)
  return typeof mark === "string" ? mark : null
}

function readNotice(payload: string): { kind?: unknown; ids?: unknown; mark?: unknown } {
  try {
    const notice: unknown = JSON.parse(payload)
    return typeof notice === "object" && notice !== null ? notice : {}
  } catch {
    return {}
  }
}
