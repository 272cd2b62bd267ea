import pg from "pg"

/** A change: the kind of record and, when they are few, the ids. */
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
export type ChangeKind = (typeof changeKinds)[number]

export type ChangeSubscriber = {
  onChange: (change: Change) => void
  /** Changes arrive from now on, or no longer. */
  onListening?: (isListening: boolean) => void
}

/** Notifies of database changes as long as there are subscribers. */
export type ChangeListener = {
  /**
   * Notifies of every later change, starting with one of `all`, in the order of subscription.
   * Returns the function to unsubscribe.
   */
  subscribe: (subscriber: ChangeSubscriber) => () => void
  stop: () => Promise<void>
}

const channel = "wara_changes"
const retryMs = 1_000

/**
 * Listens on its own connection as long as there are subscribers. Notifications are lost while the
 * connection is down, so after each reconnect subscribers are notified that everything may have
 * changed: first listen, then notify, never the other way round.
 */
export function createChangeListener(databaseUrl: string): ChangeListener {
  const subscribers = new Set<ChangeSubscriber>()
  let client: pg.Client | null = null
  let listening = false
  let stopped = false
  let retry: NodeJS.Timeout | undefined

  const notifyAll = (change: Change) => {
    for (const { onChange } of subscribers) onChange(change)
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
      application_name: "wara-api-changes",
    })
    client = own
    const lost = () => {
      if (client !== own) return
      client = null
      if (listening) setListening(false)
      own.end().catch(() => undefined)
      if (!stopped) retry = setTimeout(() => void connect(), retryMs)
    }
    own.on("error", lost)
    own.on("end", lost)
    own.on("notification", ({ payload }) => notifyAll(readChange(payload ?? "")))
    try {
      await own.connect()
      await own.query(`listen ${channel}`)
      setListening(true)
      notifyAll({ kind: "all" })
    } catch {
      lost()
    }
  }

  return {
    subscribe(subscriber) {
      subscribers.add(subscriber)
      if (listening) {
        subscriber.onListening?.(true)
        subscriber.onChange({ kind: "all" })
      } else void connect()
      return () => void subscribers.delete(subscriber)
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

/** Maps a trigger's notification to the web server's kinds; unknown ones become `all`. */
export function readChange(payload: string): Change {
  const { kind, ids } = readNotice(payload)
  // Changed synonyms change the results of ad searches.
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
