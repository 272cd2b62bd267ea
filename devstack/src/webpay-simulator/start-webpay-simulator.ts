import { text } from "node:stream/consumers"
import {
  type Answer,
  json,
  readJson,
  requireStandInAllowed,
  startStandInServer,
  textsOf,
} from "../stand-in/stand-in-server.ts"
import { answerCall, apiPath, type Shop } from "./answer-call.ts"
import { FaultInjector, faultKinds, operations } from "./fault-injector.ts"
import { pagePath, payPath, renderHome, renderPayment } from "./payment-page.ts"
import { gone, isPayable, takePayment } from "./take-payment.ts"
import { chargedOf, stateOf } from "./transaction.ts"
import { TransactionBook } from "./transaction-book.ts"

/** `url` is Webpay's host, and a page for users; the shop is the only accepted one. */
export type WebpaySimulator = { url: string; shop: Shop; stop: () => Promise<void> }

const shop: Shop = { commerceCode: "597000000001", apiKey: "stand-in-for-webpay" }
const shopName = "Wara"

/**
 * Stands in for Webpay Plus REST v1.2: the interface for shops, and the page on which users decide
 * how a payment ends. Keeps everything in memory. Tests control it by /control. Port 0 takes any
 * free one.
 */
export async function startWebpaySimulator(options: {
  port: number
  clock?: () => number
}): Promise<WebpaySimulator> {
  requireStandInAllowed("Webpay simulator")
  const book = new TransactionBook(options.clock ?? Date.now)
  const faults = new FaultInjector()
  let pageUrl = ""
  let apiKeys: readonly string[] = [shop.apiKey]

  const server = await startStandInServer(options.port, async (request, url): Promise<Answer> => {
    const { pathname } = url
    if (pathname === apiPath || pathname.startsWith(`${apiPath}/`)) {
      const { commerceCode } = shop
      return answerCall(request, pathname, { apiKeys, book, commerceCode, faults, pageUrl })
    }
    const post = request.method === "POST"
    if (pathname === "/control") {
      if (!post) return describeState(book, faults)
      const message = await readJson(request)
      const given = textsOf(message.apiKeys)
      if (given === null) return handleControl(book, faults, message)
      apiKeys = given
      return describeState(book, faults)
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
    faults.forget()
    return server.stop()
  }
  return { url: server.url, shop, stop }
}

/**
 * POST /control, for tests; each message does one thing: {"operation", "when", "how"} plans a fault
 * for the next such call; {"release": true | subject} releases paused calls; {"down": true|false};
 * {"advance": milliseconds} moves its clock; {"forget": true} clears planned faults; {"apiKeys"}
 * are those that the shop has from now on.
 */
function handleControl(
  book: TransactionBook,
  faults: FaultInjector,
  message: Record<string, unknown>,
): Answer {
  if (typeof message.advance === "number") book.advance(message.advance)
  else if (typeof message.down === "boolean") faults.down = message.down
  else if (message.release === true) faults.release()
  else if (typeof message.release === "string") faults.release(message.release)
  else if (message.forget === true) faults.forget()
  else {
    const operation = operations.find((one) => one === message.operation)
    const how = faultKinds.find((one) => one === message.how)
    const when = message.when === "after" ? "after" : "before"
    if (!operation || !how) return json({ error: "unknown command" }, 400)
    faults.plan({ operation, when, how })
  }
  return describeState(book, faults)
}

/** GET /control: every payment with its final charge, and the paused calls and planned faults. */
function describeState(book: TransactionBook, faults: FaultInjector): Answer {
  const transactions = book.all().map((one) => ({
    ...one,
    state: stateOf(one),
    charged: chargedOf(one),
  }))
  return json({ transactions, paused: faults.paused, planned: faults.planned })
}
