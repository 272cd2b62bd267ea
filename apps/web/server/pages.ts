import { errorTexts } from "@wara/domain/error-texts"
import { paths } from "@wara/domain/site/paths"
import type { Context, Handler } from "hono"
import { type RequestHandler, RouterContextProvider, redirect } from "react-router"
import { pageBudgetMs, watchPageWork } from "../app/backend/page-work.server.ts"
import type { Config } from "../app/config.server.ts"
import { checkSession } from "../app/session/person.server.ts"
import { type RequestFacts, requestFacts } from "../app/session/request-context.server.ts"
import { toViewer, type Viewer } from "../app/session/viewer.ts"
import { callerFacts, sessionToken } from "./caller.ts"
import { maxTextBytes } from "./form-limits.ts"
import { limitRenders } from "./limit-renders.ts"
import { answerMember } from "./member-pages/answer-member.ts"
import { RecentWrites } from "./member-pages/recent-writes.ts"
import type { Metrics } from "./metrics.ts"
import { answerPage } from "./page-cache/answer-page.ts"
import { pageAddress } from "./page-cache/page-address.ts"
import type { PageCache } from "./page-cache/page-cache.ts"
import type { QuickAnswers } from "./page-cache/quick-answers.ts"
import { newNonce } from "./page-cache/shared-body.ts"
import {
  aheadPolicy,
  isAhead,
  ownPagePolicy,
  partialPagePolicy,
  withPolicy,
} from "./page-policies.ts"
import { arrived, atPublicAddress } from "./page-request.ts"
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

/**
 * Pages of logged-in users mostly wait for their account. Those that are rendered take a place of the
 * renderings as well.
 */
const memberBounds = { maxRunning: 100, maxWaiting: 200 }

/** Payments wait for Webpay: if it is slow, the rest of the site must not be affected. */
const paymentBounds = { maxRunning: 12, maxWaiting: 24 }

/** Whether a page has to call Webpay. */
function isPayment({ method, path }: { method: string; path: string }): boolean {
  const page = path.replace(/\.data$/, "")
  if (page === paths.paymentReturn) return true
  return method === "POST" && (page === paths.buyPack || page === paths.draftSubmit)
}

/**
 * Serves pages: visitors get cached ones, logged-in users cached ones that are completed with their
 * data. Pages of one person, the team's pages and all actions are rendered individually.
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
  const limitedMembers = limitRenders(memberBounds)
  const writes = new RecentWrites()
  /** The api reads for all users only for a server that it knows. */
  const isReadyForUsers = config.serviceToken !== ""
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
  /** Independent of the user who triggered it: it reads as any of them, for a made-up viewer. */
  const renderForUsers =
    (requestId: string) => async (address: string, viewer: Viewer, nonce: string) => {
      let isPersonal = false
      const abandon = (): never => {
        isPersonal = true
        // The shortest way out of a rendering; nobody gets this response.
        throw redirect(paths.home)
      }
      const facts: RequestFacts = {
        ...{ requestId, nonce, clientIp: "", userAgent: "", deviceId: null, wantsWholePage: true },
        get token() {
          return abandon()
        },
        forUsers: { viewer, abandon },
      }
      const make = () => render(new Request(config.baseUrl + address), facts)
      const { result, failures } = await watchPageWork(requestId, make, budgetMs)
      if (!isPersonal) return failures === 0 ? result : withPolicy(result, partialPagePolicy)
      await result.body?.cancel()
      return new Response(null, { status: 204 })
    }
  /** The page of a person after one call to the backend; rendered for them if it is not shared. */
  const answerPerson = async (
    c: Context<WebEnv>,
    { members }: PageCache,
    page: { address: string; facts: RequestFacts; request: Request },
  ) => {
    const { address, facts, request } = page
    const session = await checkSession(facts)
    if (session.kind === "open" && session.account.role === "user") {
      const viewer = toViewer(session.account)
      const found = await members.find(address, viewer, renderForUsers(facts.requestId))
      if (found !== null) {
        recordResult(c, metrics, found.result)
        return answerMember(c, found.page, viewer, facts.nonce)
      }
    }
    recordResult(c, metrics, "bypass")
    return render(request, { ...facts, session })
  }
  return async (c) => {
    const nonce = c.get("secureHeadersNonce") ?? newNonce()
    const requestId = c.get("requestId")
    const token = c.get("isOutside") ? null : sessionToken(c, config)
    const address = sharedAddress(c)
    if (cache === null || address === null || token !== null) {
      const facts = { requestId, nonce, token, ...callerFacts(c, config), wantsWholePage: false }
      const hasPicture = Number(c.req.header("content-length") ?? 0) > maxTextBytes
      const sent = atPublicAddress(c.req.raw, config)
      const request = hasPicture ? sent : await arrived(sent)
      if (request === null) return c.text(errorTexts.PayloadTooLargeError, 413)
      const mayShare = isReadyForUsers && !writes.includes(token) && !isPayment(c.req)
      const isShared = cache !== null && address !== null && mayShare
      const make = () => {
        if (isShared) {
          const answer = () => answerPerson(c, cache, { address, facts, request })
          return limitedMembers(answer, request.signal)
        }
        recordResult(c, metrics, "bypass")
        const others = isPayment(c.req) ? limitedPayments : limited
        return render(request, facts, hasPicture ? limitedPictures : others)
      }
      const { result } = await watchPageWork(requestId, make, budgetMs)
      if (!isRead(c)) writes.record(token)
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

function isRead(c: Context<WebEnv>): boolean {
  return c.req.method === "GET" || c.req.method === "HEAD"
}

function sharedAddress(c: Context<WebEnv>): string | null {
  return isRead(c) ? pageAddress(new URL(c.req.url)) : null
}

function recordResult(c: Context<WebEnv>, metrics: Metrics, result: string): void {
  c.set("cacheResult", result)
  metrics.pages.inc({ result })
}
