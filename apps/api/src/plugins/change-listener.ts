import pg from "pg"

/** What changed: a kind of record and, when they are few, which ones. */
export type Change = { kind: ChangeKind; ids?: number[] }

const changeKinds = [
  "ads",
  "categories",
  "pages",
  "faqs",
  "packs",
  "indicators",
  "communes",
  "users",
  "redirects",
  "all",
] as const
type ChangeKind = (typeof changeKinds)[number]

/** Tells of changes in the database for as long as anybody is subscribed. */
export type ChangeListener = {
  /** Told of every change from now on, first of `all`. Returns how to stop being told. */
  subscribe: (notify: (change: Change) => void) => () => void
  stop: () => Promise<void>
}

const channel = "wara_changes"
const retryMs = 1_000

/**
 * Listens on one connection of its own for as long as anybody is subscribed. What happens while the
 * connection is away is lost, so each time it listens again everybody is told that all may have
 * changed: first listen, then say so, never the other way round.
 */
export function createChangeListener(databaseUrl: string): ChangeListener {
  const subscribers = new Set<(change: Change) => void>()
  let client: pg.Client | null = null
  let listening = false
  let stopped = false
  let retry: NodeJS.Timeout | undefined

  const notifyAll = (change: Change) => {
    for (const notify of subscribers) notify(change)
  }

  async function connect(): Promise<void> {
    if (stopped || client) return
    const own = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      application_name: "wara-api-changes",
    })
    client = own
    const lost = () => {
      if (client !== own) return
      client = null
      listening = false
      own.end().catch(() => undefined)
      if (!stopped) retry = setTimeout(() => void connect(), retryMs)
    }
    own.on("error", lost)
    own.on("end", lost)
    own.on("notification", ({ payload }) => notifyAll(readChange(payload ?? "")))
    try {
      await own.connect()
      await own.query(`listen ${channel}`)
      listening = true
      notifyAll({ kind: "all" })
    } catch {
      lost()
    }
  }

  return {
    subscribe(notify) {
      subscribers.add(notify)
      if (listening) notify({ kind: "all" })
      else void connect()
      return () => void subscribers.delete(notify)
    },
    async stop() {
      stopped = true
      clearTimeout(retry)
      subscribers.clear()
      const last = client
      client = null
      await last?.end().catch(() => undefined)
    },
  }
}

/** A notice of the triggers in the web server's words; what it has no word for is `all`. */
export function readChange(payload: string): Change {
  const { kind, ids } = readNotice(payload)
  // Other words now find other ads.
  if (kind === "synonyms") return { kind: "ads" }
  const known = changeKinds.find((one) => one === kind)
  if (!known) return { kind: "all" }
  return Array.isArray(ids) && ids.every(Number.isInteger) ? { kind: known, ids } : { kind: known }
}

function readNotice(payload: string): { kind?: unknown; ids?: unknown } {
  try {
    const notice: unknown = JSON.parse(payload)
    return typeof notice === "object" && notice !== null ? notice : {}
  } catch {
    return {}
  }
}
