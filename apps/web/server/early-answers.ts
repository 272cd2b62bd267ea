import { randomUUID } from "node:crypto"
import type { IncomingMessage } from "node:http"
import { withoutCode } from "@wara/domain/site/page-paths"
import { LRUCache } from "lru-cache"
import type { Logger } from "pino"
import type { Config } from "../app/config.server.ts"
import { devPassCookieName } from "../app/session/cookies.server.ts"
import { type Metrics, routeLabel } from "./metrics.ts"

/** One of so many answers before the framework is logged; all are counted. */
export const loggedShare = 100

/** Headers that belong to one response, or to its encoding. */
const ownHeaders = new Set(["content-encoding", "content-length", "x-request-id", "date"])

/** The headers that later answers repeat, as name and value in turn. */
export function lastingHeaders(headers: Headers): string[] {
  return [...headers].filter(([name]) => !ownHeaders.has(name)).flat()
}

/** The id that a proxy in front has given the request, in the form that the usual way accepts. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers["x-request-id"]
  return typeof given === "string" && /^[\w\-=]{1,255}$/.test(given) ? given : randomUUID()
}

/** Whether the answer depends on nothing but address, encoding, known tags and session. */
export function isPlainRead(
  request: IncomingMessage | undefined,
  { devPassphrase }: Config,
): request is IncomingMessage {
  if (request === undefined || devPassphrase !== null) return false
  const { method, headers } = request
  if (method !== "GET" && method !== "HEAD") return false
  if (headers["sec-purpose"] !== undefined) return false
  return headers.cookie === undefined || !headers.cookie.includes(`${devPassCookieName}=`)
}

/** An answer from memory; it is counted as one of the pages or of the pictures. */
export type EarlyAnswer = {
  status: number
  id: string
  startedAt: number
  kind: "pages" | "pictures"
}

/** Maximum number of addresses whose route is remembered. */
const maxRoutes = 5_000

/** Counts the answers before the framework and logs a share of them, as the usual way does. */
export class EarlyAnswers {
  readonly #metrics: Metrics
  readonly #logger: Logger
  readonly #routes = new LRUCache<string, string>({ max: maxRoutes })
  #untilLogged = 1

  constructor({ metrics, logger }: { metrics: Metrics; logger: Logger }) {
    this.#metrics = metrics
    this.#logger = logger
  }

  observe(request: IncomingMessage, answer: EarlyAnswer): void {
    const { method = "GET", url = "/" } = request
    const { status, kind } = answer
    const milliseconds = performance.now() - answer.startedAt
    const route = this.#routeOf(url)
    const { durations, uncounted, [kind]: counter } = this.#metrics
    uncounted.add(`${kind} ${method} ${status} ${route}`, milliseconds / 1000, () => {
      const duration = durations.labels({ method, route, status: String(status) })
      return (seconds) => {
        for (const time of seconds) duration.observe(time)
        counter.inc({ result: "hit" }, seconds.length)
      }
    })
    this.#untilLogged -= 1
    if (this.#untilLogged > 0) return
    this.#untilLogged = loggedShare
    const ms = Math.round(milliseconds * 10) / 10
    const facts = { requestId: answer.id, method, route, status, ms }
    const path = withoutCode(pathOf(url))
    this.#logger.info({ ...facts, path, cache: "hit", oneOf: loggedShare }, "request")
  }

  #routeOf(url: string): string {
    const known = this.#routes.get(url)
    if (known !== undefined) return known
    const route = routeLabel(pathOf(url))
    this.#routes.set(url, route)
    return route
  }
}

function pathOf(url: string): string {
  return url.split("?", 1)[0] ?? url
}
