import { Counter, Gauge, type Registry } from "prom-client"
import type { AppContext } from "../app-context.ts"
import { countAttention, readQueueFigures } from "../queue/operation-figures.ts"

/** Figures that other parts of the api write. */
export type ApiMetrics = {
  /** Calls that were refused because the server, or the caller's share of it, had no room. */
  shed: Counter<"reason">
  /** Refusals that were held back, because their network got many. */
  delayed: Counter
  /** Says whether the api hears of changes of its database. */
  showChangeStream: (isListening: () => boolean) => void
}

/** Figures of queues, payments, the object store and overload. */
export function describeOperation(
  registry: Registry,
  { shares, storage }: Pick<AppContext, "shares" | "storage">,
): ApiMetrics {
  describeQueues(registry, shares)
  describeStorage(registry, storage)
  const { database } = shares.accounts
  new Gauge({
    name: "orders_with_attention",
    help: "Orders that wait for a decision of the team",
    registers: [registry],
    async collect() {
      await countAttention(database).then(
        (orders) => this.set(orders),
        () => this.remove(),
      )
    },
  })
  return {
    shed: new Counter({
      name: "requests_shed_total",
      help: "Calls that were refused, by reason: lag (the event loop is late) or share (too many of one caller)",
      labelNames: ["reason"],
      registers: [registry],
    }),
    delayed: new Counter({
      name: "refusals_delayed_total",
      help: "Refusals (4xx) that were sent a second later, because their network got many",
      registers: [registry],
    }),
    showChangeStream: (isListening) =>
      void new Gauge({
        name: "change_stream_connected",
        help: "1 while the server hears of changes of the database",
        registers: [registry],
        collect() {
          this.set(isListening() ? 1 : 0)
        },
      }),
  }
}

/** Without an answer of the database the series are absent, which an alert notices. */
function describeQueues(registry: Registry, { accounts }: AppContext["shares"]): void {
  const labelNames = ["queue"]
  const registers = [registry]
  const oldest = new Gauge({
    ...{ name: "queue_oldest_seconds", labelNames, registers },
    help: "How long the oldest job has been due; for the queue mail, the delay of mails",
  })
  const completed = new Gauge({
    ...{ name: "queue_completed_timestamp_seconds", labelNames, registers },
    help: "When a job of the queue last ended well",
  })
  new Gauge({
    ...{ name: "queue_jobs", labelNames: ["queue", "state"], registers },
    help: "Jobs by state: waiting, active or failed",
    async collect() {
      for (const gauge of [this, oldest, completed]) gauge.reset()
      const queues = await readQueueFigures(accounts.database).catch(() => [])
      for (const { queue, oldestSeconds, completedAt, ...states } of queues) {
        for (const state of ["waiting", "active", "failed"] as const)
          this.set({ queue, state }, states[state])
        oldest.set({ queue }, oldestSeconds)
        if (completedAt !== null) completed.set({ queue }, completedAt)
      }
    },
  })
}

function describeStorage(registry: Registry, storage: AppContext["storage"]): void {
  const registers = [registry]
  const failures = new Counter({
    ...{ name: "object_store_failures_total", registers },
    help: "Calls to the object store that failed",
  })
  const refusals = new Counter({
    ...{ name: "object_store_refusals_total", registers },
    help: "Calls that were not made because the store had failed",
  })
  new Gauge({
    ...{ name: "object_store_open", registers },
    help: "1 while calls to the object store are refused",
    collect() {
      const figures = storage.figures?.() ?? { failures: 0, refusals: 0, isOpen: false }
      this.set(figures.isOpen ? 1 : 0)
      failures.reset()
      failures.inc(figures.failures)
      refusals.reset()
      refusals.inc(figures.refusals)
    },
  })
}
