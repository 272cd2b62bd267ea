import { randomInt, randomUUID } from "node:crypto"
import { rutOf } from "@wara/domain/accounts/rut"
import { adDurationDays } from "@wara/domain/ads/ad-term"
import { defaultFeaturedPrice, type PackOnSale } from "@wara/domain/orders/quote"
import { quoteCheckout } from "@wara/domain/orders/quote-checkout"
import { eq } from "drizzle-orm"
import { adPacks } from "../src/database/schema/catalog.ts"
import { orders } from "../src/database/schema/orders.ts"
import { createTransbankGateway } from "../src/ports/payment-gateway/transbank-gateway.ts"
import { addSession, addUser } from "./add-user.ts"
import { callAs } from "./call-as.ts"
import { createTestApp, type TestApp } from "./create-test-app.ts"
import { type BrowserReturn, type PayerChoice, startWebpay, type Webpay } from "./start-webpay.ts"

/** Price of the shop's only pack, in pesos. */
const packPrice = 69_990

/** A shop that sells packs, with the Webpay simulator behind it. */
export type Shop = {
  api: TestApp
  webpay: Webpay
  pack: { id: number; price: number }
  /** A user who may buy. */
  addBuyer: (given?: Parameters<typeof addUser>[1]) => Promise<Buyer>
  stop: () => Promise<void>
}

/** A user with a session who buys. */
export type Buyer = {
  id: number
  token: string
  /** Requests a checkout; of one pack, with boleta, by default. */
  ask: (given?: object) => ReturnType<typeof callAs>
  /** Opens a checkout and returns its order's id and token. */
  open: (given?: object) => Promise<{ id: number; documentId: string; token: string }>
  /** Opens a checkout, leaves the payment page in that way, and returns. */
  buy: (choice: PayerChoice, options?: { card?: string; by?: "get" | "post" }) => Promise<number>
}

/** Opens the shop; `stop` it in afterAll. */
export async function openShop(
  given: Parameters<typeof createTestApp>[0] & {
    timeouts?: Parameters<typeof startWebpay>[0]
  } = {},
): Promise<Shop> {
  const { timeouts, ...rest } = given
  const webpay = await startWebpay(timeouts)
  const gateway = createTransbankGateway(webpay.settings)
  const api = await createTestApp({ gateway, ...rest })
  const row = {
    name: "15 anuncios",
    slug: "15-anuncios",
    price: packPrice,
    ads: 15,
    featured: 1,
    days: 15,
  }
  const [pack] = await api.database.insert(adPacks).values(row).returning()
  if (!pack) throw new Error("no pack was added")

  const addBuyer: Shop["addBuyer"] = async (person = {}) => {
    const rut = rutOf(randomInt(15_000_000, 20_000_000))
    const id = await addUser(api.database, { confirmedAt: new Date(), rut, ...person })
    const token = await addSession(api.database, id)
    const ask: Buyer["ask"] = (difference = {}) => {
      const choice = { ...checkoutOf(pack.id), ...difference }
      const data = { ...choice, total: totalOf(choice, pack), ...difference }
      return callAs(api.app, { token }, "POST /users/me/orders", { data })
    }
    const open: Buyer["open"] = async (difference) => {
      const { body, status } = await ask(difference)
      if (status !== 200) throw new Error(`checkout answered ${status}: ${JSON.stringify(body)}`)
      return { id: body.data.id, documentId: body.data.documentId, token: body.redirect.token }
    }
    const buy: Buyer["buy"] = async (choice, options) => {
      const order = await open()
      await comeBack(api, await webpay.pay(order.token, choice, options))
      return order.id
    }
    return { id, token, ask, open, buy }
  }
  const stop = async () => {
    await api.close()
    await webpay.stop()
  }
  return { api, webpay, pack, addBuyer, stop }
}

/** A checkout of the shop's pack with its own key. */
export function checkoutOf(pack: number | null) {
  const nothing = { placement: false, ad: null, feature_ad: false }
  return { key: randomUUID(), pack, ...nothing, total: packPrice, terms: true, is_invoice: false }
}

/** What the page would show for a choice; every pack costs as much as the shop's. */
function totalOf(choice: ReturnType<typeof checkoutOf>, pack: PackOnSale): number {
  const prices = {
    packs: [pack],
    featuredPrice: defaultFeaturedPrice,
    adDays: adDurationDays,
  }
  const bought = choice.pack === null ? null : pack.id
  const offered = { ad_intent: "publish" as const, ...choice, pack: bought }
  return quoteCheckout(offered, prices, { publication: 0, featured: 0 }).total.gross
}

/** The web server forwards the browser's return; without a return nothing happens. */
export async function comeBack(api: TestApp, back: BrowserReturn | null) {
  if (back === null) return null
  return callAs(api.app, {}, "POST /payments/webpay/return", { data: back.parameters })
}

/** An order's row. */
export async function orderRow({ database }: TestApp, id: number) {
  const [row] = await database.select().from(orders).where(eq(orders.id, id))
  if (!row) throw new Error("there is no such order")
  return row
}
