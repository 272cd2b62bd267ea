import type { RequestHandler } from "react-router"
import { recordFailure } from "../app/backend/page-work.server.ts"
import { requestFacts } from "../app/session/request-context.server.ts"
import type { ImageDelivery } from "../server/images/image-delivery.ts"
import { type ServedSite, serveSite } from "./serve-site.ts"

export type PlainSite = ServedSite & {
  /** The requests that the pages received. */
  rendered: Request[]
}

/** The web server with a page at every path, some of them special: `webpay` delays its return. */
export async function servePlainPages(
  environment: Record<string, string> = {},
  {
    webpay = Promise.resolve(),
    ...parts
  }: { webpay?: Promise<void>; delivery?: ImageDelivery } = {},
): Promise<PlainSite> {
  const rendered: Request[] = []
  const site = await serveSite(
    { BASE_URL: "http://wara.test", ...environment },
    pageHandler(rendered, webpay),
    parts,
  )
  return { ...site, rendered }
}

function pageHandler(rendered: Request[], webpay: Promise<void>): RequestHandler {
  return async (request, context) => {
    rendered.push(request)
    const { pathname } = new URL(request.url)
    if (request.method === "POST") await request.text()
    if (pathname === "/packs/retorno") await webpay
    if (pathname === "/roto") throw new Error("broken page")
    if (pathname === "/a-medias") recordFailure()
    if (pathname === "/nada") return missingPage()
    const times = rendered.filter(({ url }) => new URL(url).pathname === pathname).length
    const isDown = /^\/caida/.test(pathname) || (pathname === "/una-vez-caida" && times === 1)
    if (isDown) return failedPage()
    if (pathname === "/archivo") return savedFile()
    const facts = context?.get(requestFacts)
    const text = `<script nonce="${facts?.nonce}">run()</script>${facts?.token ?? "visitor"} ${"x".repeat(2_000)}`
    return new Response(text, { headers: { "Content-Type": "text/html; charset=utf-8" } })
  }
}

/** A page whose call to the backend fails. */
function failedPage(): Response {
  recordFailure()
  return new Response("<h1>Error</h1>", { status: 503, headers: { "Content-Type": "text/html" } })
}

/** An error page as sent to browsers. */
function missingPage(): Response {
  const headers = { "Content-Type": "text/html; charset=utf-8", "Retry-After": "7" }
  return new Response("<h1>404</h1><aside>ads</aside>", { status: 404, headers })
}

/** A download. */
function savedFile(): Response {
  const headers = {
    "Content-Type": "application/pdf",
    "Content-Disposition": 'attachment; filename="boleta-1.pdf"',
  }
  return new Response("%PDF-1.7", { headers })
}
