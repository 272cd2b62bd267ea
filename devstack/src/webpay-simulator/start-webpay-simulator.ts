import { text } from "node:stream/consumers"
import { requireStandInAllowed } from "../stand-in/require-stand-in-allowed.ts"
import { type Answer, json, readJson, startStandInServer } from "../stand-in/stand-in-server.ts"
import { answerCall, apiPath, type Shop } from "./answer-call.ts"
import { Mishaps } from "./mishaps.ts"
import { obey, tell } from "./obey.ts"
import { pagePath, payPath, renderHome, renderPayment } from "./payment-page.ts"
import { gone, isPayable, takePayment } from "./take-payment.ts"
import { TransactionBook } from "./transaction-book.ts"

/** `url` is Webpay's host, and a page for people; the shop is the only one that it knows. */
export type WebpaySimulator = { url: string; shop: Shop; stop: () => Promise<void> }

const shop: Shop = { commerceCode: "597000000001", apiKey: "stand-in-for-webpay" }
const shopName = "Wara"

/**
 * Stands in for Webpay Plus REST v1.2 (CHILE §5.1): the interface of shops, and the page where people
 * decide how a payment ends. Keeps everything in memory. Tests steer it by /control. Port 0 takes any
 * free one.
 */
export async function startWebpaySimulator(options: {
  port: number
  clock?: () => number
}): Promise<WebpaySimulator> {
  requireStandInAllowed("Webpay simulator")
  const book = new TransactionBook(options.clock ?? Date.now)
  const mishaps = new Mishaps()
  let pageUrl = ""

  const server = await startStandInServer(options.port, async (request, url): Promise<Answer> => {
    const { pathname } = url
    if (pathname === apiPath || pathname.startsWith(`${apiPath}/`)) {
      return answerCall(request, pathname, { book, mishaps, shop, pageUrl })
    }
    const post = request.method === "POST"
    if (pathname === "/control") {
      return post ? obey(book, mishaps, await readJson(request)) : tell(book, mishaps)
    }
    if (pathname === "/") return { body: renderHome(book.all()) }
    const form = post ? new URLSearchParams(await text(request)) : url.searchParams
    if (pathname === payPath) return takePayment(book, form)
    if (pathname !== pagePath) return json({ error_message: "Not Found" }, 404)
    const transaction = book.find(form.get("token_ws") ?? "")
    if (!transaction || !isPayable(transaction, book.now(), false)) return gone()
    return { body: renderPayment(transaction, shopName) }
  })
  pageUrl = `${server.url}${pagePath}`
  const stop = () => {
    mishaps.forget()
    return server.stop()
  }
  return { url: server.url, shop, stop }
}
