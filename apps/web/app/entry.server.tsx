import { PassThrough } from "node:stream"
import { text } from "node:stream/consumers"
import { createReadableStreamFromReadable } from "@react-router/node"
import { isbot } from "isbot"
import { renderToPipeableStream } from "react-dom/server"
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router"
import { shownAnnouncements } from "./backend/announcements.server.ts"
import { BackendError, reportBackendError } from "./backend/backend-error.server.ts"
import { Announcements } from "./features/announcements/announcements.tsx"
import { errorReports } from "./integrations/errors/error-reports.server.ts"
import { BodyStartContext } from "./layouts/body-start.ts"
import { withPageData } from "./layouts/page-data.server.ts"
import { reducedPage } from "./layouts/styles/reduced-page.server.ts"
import { logger } from "./logger.server.ts"
import { NonceProvider } from "./session/nonce.ts"
import { requestFacts } from "./session/request-context.server.ts"

/** Milliseconds that deferred data may take before the page is closed without it. */
export const streamTimeout = 5_000

/**
 * Renders a page; crawlers and the page cache receive it complete, browsers receive it as a stream.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set("Content-Type", "text/html; charset=utf-8")
  if (request.method === "HEAD") return new Response(null, { status, headers })
  const { nonce, requestId, wantsWholePage } = loadContext.get(requestFacts)
  const shown = loadContext.get(shownAnnouncements)
  const whole = wantsWholePage || isbot(request.headers.get("user-agent"))
  return new Promise((resolve, reject) => {
    let answered = false
    const respond = () => {
      answered = true
      const body = new PassThrough({
        final(done) {
          clearTimeout(timer)
          done()
        },
      })
      body.on("close", () => clearTimeout(timer))
      pipe(body)
      const send = (content: BodyInit) => resolve(new Response(content, { status, headers }))
      const complete = async () =>
        withPageData(reducedPage(await text(body)), routerContext.staticHandlerContext)
      if (whole) complete().then(send, reject)
      else send(createReadableStreamFromReadable(body))
    }
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <BodyStartContext value={<Announcements shown={shown} nonce={nonce} />}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </BodyStartContext>
      </NonceProvider>,
      {
        nonce,
        // React streams large finished parts separately, to be inserted by a script; a complete
        // page must not contain such parts.
        ...(whole
          ? { onAllReady: respond, progressiveChunkSize: Number.POSITIVE_INFINITY }
          : { onShellReady: respond }),
        onShellError: (error: unknown) => {
          clearTimeout(timer)
          reject(error)
        },
        onError: (error: unknown) => {
          if (answered && !request.signal.aborted) reportError(error, requestId)
        },
      },
    )
    const timer = setTimeout(() => abort(), streamTimeout + 1_000)
  })
}

/** Logs errors of a page; requests aborted by the browser are ignored. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A missing page or a wrong method is a valid response, not a failure.
  const isAnswer = isRouteErrorResponse(error) && error.status < 500
  if (request.signal.aborted || isAnswer) return
  reportError(error, context.get(requestFacts).requestId)
}

/** Logs and reports unexpected errors; API errors include the failed call. */
function reportError(error: unknown, requestId: string): void {
  const cause = isRouteErrorResponse(error) && "error" in error ? error.error : error
  logger.error({ requestId, err: cause }, "a page broke")
  if (cause instanceof BackendError) reportBackendError(cause)
  else errorReports.report(cause, { status: "500", request: requestId })
}
