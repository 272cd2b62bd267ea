import { errorTexts } from "@wara/domain/error-texts"
import { networkOf } from "@wara/domain/site/caller-network"
import type { Context, Handler } from "hono"
import type { RequestHandler } from "react-router"
import { pageBudgetMs, watchPageWork } from "../app/backend/page-work.server.ts"
import type { Config } from "../app/config.server.ts"
import { checkSession } from "../app/session/person.server.ts"
import type { CheckedSession, RequestFacts } from "../app/session/request-context.server.ts"
import { toViewer } from "../app/session/viewer.ts"
import { callerFacts, sessionToken } from "./caller.ts"
import { offerToCdn } from "./cdn/cdn-pages.ts"
import type { EventLoopLag } from "./event-loop-lag.ts"
import { maxTextBytes } from "./form-limits.ts"
import { isRefusal, type RunRender } from "./limit-renders.ts"
import { completePage } from "./member-pages/complete-page.ts"
import type { QuickMembers } from "./member-pages/quick-members.ts"
import type { RecentWrites } from "./member-pages/recent-writes.ts"
import type { Metrics } from "./metrics.ts"
import { answerPage } from "./page-cache/answer-page.ts"
import { pageAddress } from "./page-cache/page-address.ts"
import type { PageCache } from "./page-cache/page-cache.ts"
import type { QuickAnswers } from "./page-cache/quick-answers.ts"
import { newNonce } from "./page-cache/shared-body.ts"
import { aheadPolicy, isAhead, ownPagePolicy, withPolicy } from "./page-policies.ts"
import { arrived, atPublicAddress } from "./page-request.ts"
import { isPayment, renderLines } from "./render-lines.ts"
import { pageRenderer, type Waiting } from "./render-pages.ts"
import { SlowRefusals } from "./slow-refusals.ts"
import type { WebEnv } from "./web-context.ts"

type Caller = ReturnType<typeof callerFacts>

type Parts = {
  config: Config
  renderPage: RequestHandler
  /** Null disables caching, as in development. */
  cache: PageCache | null
  metrics: Metrics
  quick: QuickAnswers
  members: QuickMembers | null
  writes: RecentWrites
  /** Without it, nothing is refused because the event loop is late. */
  lag?: EventLoopLag
  /** Milliseconds for the backend calls of one page together. */
  budgetMs?: number
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
  members: quickMembers,
  writes,
  lag,
  budgetMs = pageBudgetMs,
}: Parts): Handler<WebEnv> {
  const renderer = pageRenderer({ config, renderPage, budgetMs })
  const { lineFor, members: limitedMembers } = renderLines({
    ...(lag ? { lagMs: () => lag.ms } : {}),
    maxLagMs: config.maxLagMs,
    onShed: (line) => metrics.shed.inc({ line }),
  })
  /** The api reads for all users only for a server that it knows. */
  const isReadyForUsers = config.serviceToken !== ""

  const waitingOf = (c: Context<WebEnv>, facts: Caller, hasPicture = false): Waiting => ({
    requestId: c.get("requestId"),
    network: networkOf(facts.clientIp),
    run: recordRefusal(c, lineFor(c.req, hasPicture)),
  })

  /** The page of a person after one call to the backend; rendered for them if it is not shared. */
  async function answerMember(
    c: Context<WebEnv>,
    { members }: PageCache,
    page: { address: string; facts: RequestFacts; checked: CheckedSession | undefined },
  ): Promise<Response> {
    const { address, facts, checked } = page
    const waiting = waitingOf(c, facts)
    const session = checked ?? (await checkSession(facts))
    if (session.kind === "open" && session.account.role === "user") {
      const viewer = toViewer(session.account)
      const found = await members.find(address, viewer, renderer.renderForUsers(waiting))
      if (found !== null) {
        recordResult(c, metrics, found.result)
        quick.recordAddress(c.env, address)
        return completePage(c, found.page, viewer, facts.nonce)
      }
    }
    recordResult(c, metrics, "bypass")
    return renderer.render(atPublicAddress(c.req.raw, config), { ...facts, session }, waiting)
  }

  /** A page or form of one person; null when the form was too long or its sender is gone. */
  async function answerPerson(c: Context<WebEnv>, facts: RequestFacts): Promise<Response | null> {
    recordResult(c, metrics, "bypass")
    const hasPicture = Number(c.req.header("content-length") ?? 0) > maxTextBytes
    const sent = atPublicAddress(c.req.raw, config)
    const request = hasPicture ? sent : await arrived(sent)
    if (request === null) return null
    const make = () => renderer.render(request, facts, waitingOf(c, facts, hasPicture))
    const { result } = await watchPageWork(facts.requestId, make, budgetMs)
    if (!isRead(c)) writes.record(facts.token)
    return result
  }

  async function answerRequest(c: Context<WebEnv>): Promise<Response> {
    const nonce = c.get("secureHeadersNonce") ?? newNonce()
    const requestId = c.get("requestId")
    const token = c.get("isOutside") ? null : sessionToken(c, config)
    const address = sharedAddress(c)
    const caller = callerFacts(c, config)
    if (cache !== null && address !== null && token === null) {
      const answer = await cache.read(address, nonce, renderer.renderForAll(waitingOf(c, caller)))
      recordResult(c, metrics, answer.result)
      if (answer.result === "refused") return withPolicy(answer.response, ownPagePolicy)
      const response = answerPage(c, answer.page)
      quick.recordAddress(c.env, address)
      if (isAhead(c, response)) response.headers.set("Cache-Control", aheadPolicy)
      else if (config.cdn !== null) offerToCdn(response.headers, answer.page)
      return response
    }
    const facts = { requestId, nonce, token, ...caller, wantsWholePage: false }
    const mayShare = isReadyForUsers && !writes.includes(token) && !isPayment(c.req)
    let result: Response | null
    if (cache !== null && address !== null && mayShare) {
      const early = quickMembers?.checkOf(c.env.incoming)
      const page = { address, facts, checked: early?.session }
      const by = { network: networkOf(caller.clientIp), signal: c.req.raw.signal }
      const run = recordRefusal(c, limitedMembers)
      const answer = () => run(() => answerMember(c, cache, page), by)
      const leftMs = budgetMs - (early?.spentMs ?? 0)
      result = (await watchPageWork(requestId, answer, leftMs)).result
    } else {
      result = await answerPerson(c, facts)
    }
    if (result === null) return c.text(errorTexts.PayloadTooLargeError, 413)
    return withPolicy(result, isAhead(c, result) ? aheadPolicy : ownPagePolicy)
  }

  const refusals = new SlowRefusals()
  return async (c) => {
    const answer = await answerRequest(c)
    // A page that is kept may have taken the place of the refusal.
    if (c.get("wasRefused") && answer.status === 503) await refusals.hold(c.req.raw.signal)
    return answer
  }
}

/** The same line; a refusal is remembered, whatever is answered in its place. */
function recordRefusal(c: Context<WebEnv>, run: RunRender): RunRender {
  return async (render, caller) => {
    const answer = await run(render, caller)
    if (isRefusal(answer)) c.set("wasRefused", true)
    return answer
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
