import { paths } from "@wara/domain/site/paths"
import { type RequestHandler, RouterContextProvider, redirect } from "react-router"
import { pageBudgetMs, remainingBudgetMs, watchPageWork } from "../app/backend/page-work.server.ts"
import type { Config } from "../app/config.server.ts"
import { type RequestFacts, requestFacts } from "../app/session/request-context.server.ts"
import type { Viewer } from "../app/session/viewer.ts"
import type { RunRender } from "./limit-renders.ts"
import { describeTags } from "./page-cache/page-tags.ts"
import { partialPagePolicy, withPolicy } from "./page-policies.ts"
import { withDecodablePath } from "./page-request.ts"

/** Who waits for a page, and in which line. */
export type Waiting = { requestId: string; network: string; run: RunRender }

/** Renders pages for one person, for all visitors, and for all users. */
export function pageRenderer({
  config,
  renderPage,
  budgetMs = pageBudgetMs,
}: {
  config: Config
  renderPage: RequestHandler
  /** Milliseconds for the backend calls of one page together. */
  budgetMs?: number | undefined
}) {
  function render(
    request: Request,
    facts: RequestFacts,
    { network, run }: Pick<Waiting, "network" | "run">,
  ): Promise<Response> {
    const context = new RouterContextProvider()
    context.set(requestFacts, facts)
    const decodable = withDecodablePath(request)
    const make = async () => withRetry(await renderPage(decodable, context))
    return run(make, { network, signal: request.signal })
  }

  /** A page of nobody in particular, with the time that is left to the request that triggers it. */
  async function renderShared(
    address: string,
    facts: RequestFacts,
    waiting: Waiting,
  ): Promise<Response> {
    const make = () => render(new Request(config.baseUrl + address), facts, waiting)
    const leftMs = Math.min(budgetMs, remainingBudgetMs())
    const { result, failures, tags } = await watchPageWork(facts.requestId, make, leftMs)
    const page = failures === 0 ? result : withPolicy(result, partialPagePolicy)
    describeTags(page, tags)
    return page
  }

  return {
    render,

    /** Independent of the visitor who triggered it: the page is for everyone. */
    renderForAll: (waiting: Waiting) => (address: string, nonce: string) => {
      const { requestId } = waiting
      return renderShared(address, { ...anonymous, token: null, requestId, nonce }, waiting)
    },

    /** Independent of the user who triggered it: it reads as any of them, for a made-up viewer. */
    renderForUsers:
      (waiting: Waiting) => async (address: string, viewer: Viewer, nonce: string) => {
        const { requestId } = waiting
        let isPersonal = false
        const abandon = (): never => {
          isPersonal = true
          // The shortest path out of a rendering; nobody gets this response.
          throw redirect(paths.home)
        }
        const facts = {
          ...{ ...anonymous, requestId, nonce, forUsers: { viewer, abandon } },
          get token() {
            return abandon()
          },
        }
        const result = await renderShared(address, facts, waiting)
        if (!isPersonal) return result
        await result.body?.cancel()
        return new Response(null, { status: 204 })
      },
  }
}

/** Seconds after which a page that is unavailable may be asked for again. */
const retryAfterSeconds = "30"

/** Says when to come back, whatever route failed [B5.18]. */
function withRetry(response: Response): Response {
  if (response.status !== 503 || response.headers.has("Retry-After")) return response
  const headers = new Headers(response.headers)
  headers.set("Retry-After", retryAfterSeconds)
  const { status, statusText } = response
  return new Response(response.body, { status, statusText, headers })
}

const anonymous = { clientIp: "", userAgent: "", deviceId: null, wantsWholePage: true }
