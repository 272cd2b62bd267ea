import { errorTexts } from "@wara/domain/error-texts"
import { paths } from "@wara/domain/site/paths"
import type { Context, Handler } from "hono"
import { type RequestHandler, RouterContextProvider } from "react-router"
import { pageBudgetMs, watchPageWork } from "../app/backend/page-work.server.ts"
import type { Config } from "../app/config.server.ts"
import { type RequestFacts, requestFacts } from "../app/session/request-context.server.ts"
import { callerFacts, sessionToken } from "./caller.ts"
import { maxTextBytes } from "./form-limits.ts"
import { limitRenders } from "./limit-renders.ts"
import type { Metrics } from "./metrics.ts"
import { answerPage } from "./page-cache/answer-page.ts"
import { pageAddress } from "./page-cache/page-address.ts"
import type { PageCache } from "./page-cache/page-cache.ts"
import type { QuickAnswers } from "./page-cache/quick-answers.ts"
import { newNonce } from "./page-cache/shared-body.ts"
import type { WebEnv } from "./web-context.ts"

type Parts = {
  config: Config
  renderPage: RequestHandler
  /** Null disables caching, as in development. */
  cache: PageCache | null
  metrics: Metrics
  quick: QuickAnswers
  /** Milliseconds for the backend calls of one page together. */
  budgetMs?: number
}

/** Few enough that each takes a second at most; the queue is then served within a few more. */
const renderBounds = { maxRunning: 12, maxWaiting: 60 }

/**
 * Forms with a picture may take minutes to arrive while their page is rendered, so they have their
 * own limit.
 */
const pictureBounds = { maxRunning: 6, maxWaiting: 12 }

/** Payments wait for Webpay: if it is slow, the rest of the site must not be affected. */
const paymentBounds = { maxRunning: 12, maxWaiting: 24 }

/** Whether a page has to call Webpay. */
function isPayment({ method, path }: { method: string; path: string }): boolean {
  const page = path.replace(/\.data$/, "")
  if (page === paths.paymentReturn) return true
  return method === "POST" && (page === paths.buyPack || page === paths.draftSubmit)
}

/**
 * Serves pages: visitors get cached ones; logged-in users and all actions are rendered
 * individually.
 */
export function pages({
  config,
  renderPage,
  cache,
  metrics,
  quick,
  budgetMs = pageBudgetMs,
}: Parts): Handler<WebEnv> {
  const limited = limitRenders(renderBounds)
  const limitedPictures = limitRenders(pictureBounds)
  const limitedPayments = limitRenders(paymentBounds)
  const render = (request: Request, facts: RequestFacts, run = limited) => {
    const context = new RouterContextProvider()
    context.set(requestFacts, facts)
    return run(() => renderPage(request, context), request.signal)
  }
  /** Independent of the visitor who triggered it: the page is for everyone. */
  const renderForAll = (requestId: string) => async (address: string, nonce: string) => {
    const anyone = { token: null, clientIp: "", userAgent: "", deviceId: null }
    const facts = { requestId, nonce, ...anyone, wantsWholePage: true }
    const request = new Request(config.baseUrl + address)
    const make = () => render(request, facts)
    const { result, failures } = await watchPageWork(requestId, make, budgetMs)
    return failures === 0 ? result : withPolicy(result, partialPagePolicy)
  }
  return async (c) => {
    const nonce = c.get("secureHeadersNonce") ?? newNonce()
    const requestId = c.get("requestId")
    const token = c.get("isOutside") ? null : sessionToken(c, config)
    const address = cache && token === null ? sharedAddress(c) : null
    if (cache === null || address === null) {
      recordResult(c, metrics, "bypass")
      const facts = { requestId, nonce, token, ...callerFacts(c, config), wantsWholePage: false }
      const hasPicture = Number(c.req.header("content-length") ?? 0) > maxTextBytes
      const sent = atPublicAddress(c.req.raw, config)
      const request = hasPicture ? sent : await arrived(sent)
      if (request === null) return c.text(errorTexts.PayloadTooLargeError, 413)
      const others = isPayment(c.req) ? limitedPayments : limited
      const run = hasPicture ? limitedPictures : others
      const make = () => render(request, facts, run)
      const { result } = await watchPageWork(requestId, make, budgetMs)
      return withPolicy(result, isAhead(c, result) ? aheadPolicy : ownPagePolicy)
    }
    const answer = await cache.read(address, nonce, renderForAll(requestId))
    recordResult(c, metrics, answer.result)
    if (answer.result === "refused") return withPolicy(answer.response, ownPagePolicy)
    const response = answerPage(c, answer.page)
    quick.recordAddress(c.env, address)
    if (isAhead(c, response)) response.headers.set("Cache-Control", aheadPolicy)
    return response
  }
}

/**
 * The request with its public address; a proxy in front may have terminated https. Actions compare
 * it with the origin of the post, which was already validated.
 */
function atPublicAddress(request: Request, { baseUrl }: Config): Request {
  const { method, headers, body, signal } = request
  const { pathname, search } = new URL(request.url)
  const reads = method === "GET" || method === "HEAD"
  const origin = reads ? baseUrl : (headers.get("origin") ?? baseUrl)
  const init: RequestInit & { duplex: "half" } = { method, headers, body, signal, duplex: "half" }
  return new Request(origin + pathname + search, init)
}

/**
 * The request after its body has arrived: slow senders must not occupy a rendering slot. Null when
 * it was too long or the sender has disconnected.
 */
async function arrived(request: Request): Promise<Request | null> {
  if (request.body === null) return request
  const { url, method, headers, signal } = request
  const body = await request.arrayBuffer().catch(() => null)
  return body === null ? null : new Request(url, { method, headers, signal, body })
}

function sharedAddress(c: Context<WebEnv>): string | null {
  const reads = c.req.method === "GET" || c.req.method === "HEAD"
  return reads ? pageAddress(new URL(c.req.url)) : null
}

function recordResult(c: Context<WebEnv>, metrics: Metrics, result: string): void {
  c.set("cacheResult", result)
  metrics.pages.inc({ result })
}

/** Personal responses are not cached. */
const ownPagePolicy = "private, no-store"
/** A page that the browser prefetched may be shown after the click. */
const aheadPolicy = "private, max-age=30"
/** An incomplete page is retried soon; errors are not cached at all. */
const partialPagePolicy = "private, max-age=10"

/** Whether a page is prefetched and its response sets no cookie. */
function isAhead(c: Context<WebEnv>, { status, headers }: Response): boolean {
  const purpose = c.req.header("sec-purpose") ?? ""
  const isRead = c.req.method === "GET" && status === 200 && !headers.has("set-cookie")
  return isRead && purpose.startsWith("prefetch")
}

/** Adds a cache policy unless the page has set one. */
function withPolicy(response: Response, policy: string): Response {
  if (response.headers.has("Cache-Control")) return response
  const { status, statusText } = response
  const headers = new Headers(response.headers)
  headers.set("Cache-Control", policy)
  headers.append("Vary", "Cookie")
  return new Response(response.body, { status, statusText, headers })
}
