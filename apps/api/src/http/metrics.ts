import { DomainError } from "@wara/domain/errors"
import type { FastifyRequest } from "fastify"
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client"
import { bringsServiceToken } from "../access/session.ts"
import type { App, AppContext } from "../app-context.ts"
import type { ReplicaReads } from "../database/replica-reads.ts"
import type { AnswerStore } from "./answer-cache/answer-store.ts"
import { type ApiMetrics, describeOperation } from "./operation-metrics.ts"

/**
 * `/metrics` for Prometheus: route durations, pool usage and process metrics; for callers with the
 * service token, and outside production for local programs: behind a proxy on the same machine,
 * every caller looks like one [B9.32].
 */
export function registerMetrics(
  app: App,
  { botCheck, config, pool, replica, shares, storage }: AppContext,
  answers: AnswerStore | null,
): ApiMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from request to answer, by route",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  new Gauge({
    name: "database_pool_connections",
    help: "Connections by what they serve, and requests waiting for one",
    labelNames: ["pool", "state"],
    registers: [registry],
    collect() {
      const { accounts, sessions, visitors } = shares
      const pools = {
        ...{ sessions: sessions.pool, vital: pool },
        ...{ visitors: visitors.pool, accounts: accounts.pool },
        ...(replica === null ? {} : { replica: replica.pool }),
      }
      for (const [name, { idleCount, totalCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool: name, state: "total" }, totalCount)
        this.set({ pool: name, state: "idle" }, idleCount)
        this.set({ pool: name, state: "waiting" }, waitingCount)
      }
    },
  })
  new Counter({
    name: "bot_check_verdicts_total",
    help: "Bot check verdicts; unknown means that the provider failed",
    labelNames: ["verdict"],
    registers: [registry],
    collect() {
      this.reset()
      for (const [verdict, times] of botCheck.tally()) this.inc({ verdict }, times)
    },
  })
  if (answers !== null) describeAnswers(answers, registry)
  if (replica !== null) describeReplica(replica, registry)
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "unknown"
    const labels = { method: request.method, route, status: reply.statusCode }
    durations.observe(labels, reply.elapsedTime / 1000)
    done()
  })
  app.addHook("onClose", async () => registry.clear())
  app.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
    const isOpen = !config.isRealProduction && isFromHere(request)
    if (!isOpen && !bringsServiceToken(request, config)) {
      throw new DomainError("UnauthorizedError", "The service token is required")
    }
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  return describeOperation(registry, { shares, storage })
}

/** Figures of the answer cache. */
function describeAnswers(answers: AnswerStore, registry: Registry): void {
  new Counter({
    name: "answer_cache_answers_total",
    help: "Shared answers: stored, pending (another request computed it) or missing",
    labelNames: ["result"],
    registers: [registry],
    collect() {
      this.reset()
      for (const [result, times] of Object.entries(answers.counts)) this.inc({ result }, times)
    },
  })
  new Gauge({
    name: "answer_cache_bytes",
    help: "Memory of the stored answers",
    registers: [registry],
    collect() {
      this.set(answers.bytes)
    },
  })
}

/** Figures of the replica. */
function describeReplica(replica: ReplicaReads, registry: Registry): void {
  new Gauge({
    name: "database_replica_current",
    help: "Whether visitors' reads go to the replica",
    registers: [registry],
    collect() {
      this.set(replica.isCurrent ? 1 : 0)
    },
  })
  new Counter({
    name: "visitor_reads_total",
    help: "Visitors' reads by where they went; fallback failed on the replica first",
    labelNames: ["from"],
    registers: [registry],
    collect() {
      this.reset()
      for (const [from, times] of Object.entries(replica.counts)) this.inc({ from }, times)
    },
  })
}

/** Whether the request comes from a local program, and not through a local proxy. */
function isFromHere({ headers, socket }: FastifyRequest): boolean {
  const isForwarded = headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined
  return !isForwarded && /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? "")
}
