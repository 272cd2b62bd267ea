import { randomUUID } from "node:crypto"
import { checkoutTexts } from "@wara/domain/orders/order-texts"
import { paymentResultPath } from "@wara/domain/site/payment-paths"
import { data, redirect } from "react-router"
import { backendErrorOf } from "../../backend/backend-error.server.ts"
import { openOrder } from "../../backend/orders.server.ts"
import {
  type CheckoutField,
  checkoutFields,
  updateIntent,
} from "../../features/packs/checkout-field-names.ts"
import { type CheckoutAd, checkoutForm } from "../../features/packs/checkout-form.server.ts"
import { chosenItems } from "../../features/packs/checkout-items.ts"
import { checkoutPageTexts } from "../../features/packs/checkout-texts.ts"
import { readBotToken } from "../../forms/read-bot-token.server.ts"
import { type ReadForm, readForm, textOf } from "../../forms/read-form.server.ts"
import { refuseForm } from "../../forms/refuse-form.server.ts"
import type { RequestFacts } from "../../session/request-context.server.ts"
import { communesIntent } from "../../ui/place-choice.ts"
import { failAccountForm } from "../account/fail-account-form.server.ts"
import { communeChoices } from "../resources/commune-choices.server.ts"
import { loadOffer } from "./load-checkout.server.ts"

type Read = ReadForm<CheckoutField, unknown>

/** Sends a checkout back with the communes that a page without scripts needs. */
async function sendBack(refused: ReturnType<typeof refuseForm<CheckoutField>>) {
  const region = refused.data.values.region ?? ""
  const communes = await communeChoices(region).catch(() => [])
  return data({ ...refused.data, communes }, refused.init ?? {})
}

/** What will be paid for what is posted, in pesos. */
async function totalOf({ values }: Read): Promise<number> {
  const chosen = { pack: values.pack ?? "", featured: values.featured === "on" }
  const items = chosenItems(await loadOffer(), chosen)
  return items.reduce((sum, { price }) => sum + price, 0)
}

/** The same form under a new key: nothing was charged under the old one. */
function underNewKey(read: Read): Read {
  return { ...read, values: { ...read.values, key: randomUUID() } }
}

/** Fields beside which something can be said; nobody sees the others. */
const shownFields = checkoutFields.filter((name) => name !== "key" && name !== "total")

/** What to say of an error of the backend, and whether the next try is the same order. */
function sendError(read: Read, thrown: unknown, path: string) {
  const error = backendErrorOf(thrown)
  if (error === null) throw thrown
  const { errors = [] } = error.details
  const unplaced = errors.find(({ path }) => !shownFields.some((name) => name === path.at(-1)))
  const told: Record<string, string> = {
    ServiceUnavailableError: checkoutTexts.unavailable,
    UnknownError: checkoutPageTexts.unknown,
    ...(unplaced ? { [error.name]: unplaced.message } : {}),
  }
  // What ended without an answer may have made the order: the next try is the same one.
  const again = error.status === 500 ? read : underNewKey(read)
  return failAccountForm({ ...again, fields: shownFields }, error, path, told)
}

/**
 * Opens the checkout that a page posts and leads to Webpay; `path` is that page. An order that needs
 * no payment any more leads to its result. Whatever is wrong is sent back with what was typed.
 * Nobody pays a total that they did not see: another one is shown first.
 */
export async function openCheckout(
  posted: FormData,
  given: { caller: RequestFacts; path: string; ad: CheckoutAd | null },
) {
  const read = readForm(posted, checkoutForm(given.ad))
  const intent = textOf(posted, updateIntent.name)
  if (intent === communesIntent.value || intent === updateIntent.value) {
    return sendBack(refuseForm({ ...read, errors: {} }, null, { status: 200 }))
  }
  if (read.parsed === null) return sendBack(refuseForm(read))
  const caller = { ...given.caller, botToken: readBotToken(posted) }
  try {
    const total = await totalOf(read)
    if (total !== 0 && read.values.total !== String(total)) {
      // With 200 the page's loader runs again and knows today's prices.
      return await sendBack(
        refuseForm(read, checkoutPageTexts.totalChanged(total), { status: 200 }),
      )
    }
    const { data: order, redirect: gateway } = await openOrder(read.parsed, caller)
    if (gateway !== null) {
      return redirect(`${gateway.url}?${new URLSearchParams({ token_ws: gateway.token })}`, 303)
    }
    return redirect(paymentResultPath(order), 303)
  } catch (error) {
    return sendBack(sendError(read, error, given.path))
  }
}
