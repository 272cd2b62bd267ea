import { randomUUID } from "node:crypto"
import type { CheckoutAnswer, Order } from "@wara/contract/order"
import { checkoutTexts } from "@wara/domain/orders/order-texts"
import type { PaidAd } from "@wara/domain/site/payment-paths"
import { paymentResultPath } from "@wara/domain/site/payment-result-path"
import { data, redirect } from "react-router"
import { backendErrorOf } from "../../backend/backend-error.server.ts"
import { openOrder } from "../../backend/orders.server.ts"
import {
  type CheckoutField,
  checkoutFields,
  updateIntent,
} from "../../entities/checkout/checkout-field-names.ts"
import { checkoutPageTexts } from "../../entities/checkout/texts.ts"
import { communesIntent } from "../../entities/place/place-fields.tsx"
import { checkoutForm } from "../../features/packs/checkout-form.server.ts"
import { readBotToken, readForm, textOf } from "../../forms/read-form.server.ts"
import { failForm, refuseForm } from "../../forms/refuse-form.server.ts"
import type { FormResult } from "../../forms/use-form.ts"
import type { RequestFacts } from "../../session/request-context.server.ts"
import { requireSession } from "../account/fail-account-form.server.ts"
import { communeChoices } from "../place/commune-choices.server.ts"

type Typed = FormResult<CheckoutField>

/** Returns a checkout form with the communes that a page without scripts needs. */
async function sendBack(refused: ReturnType<typeof refuseForm<CheckoutField>>) {
  const region = refused.data.values.region ?? ""
  const communes = await communeChoices(region).catch(() => [])
  return data({ ...refused.data, communes }, refused.init ?? {})
}

/** The message about a total that is not the one shown; null for any other failure. */
function totalChanged(thrown: unknown): string | null {
  const errors = backendErrorOf(thrown)?.details.errors ?? []
  return errors.find(({ path }) => path.at(-1) === "total")?.message ?? null
}

/** The same form with a new idempotency key: nothing was charged under the old one. */
function underNewKey(typed: Typed): Typed {
  return { ...typed, values: { ...typed.values, key: randomUUID() } }
}

/** Fields that can show an error; the others are invisible. */
const shownFields = checkoutFields.filter((name) => name !== "key" && name !== "total")

/** Maps a backend error to a message, and decides whether the retry is the same order. */
export function failCheckout(typed: Typed, thrown: unknown) {
  const error = backendErrorOf(thrown)
  if (error === null) throw thrown
  const { errors = [] } = error.details
  const hiddenError = errors.find(({ path }) => !shownFields.some((name) => name === path.at(-1)))
  const messages: Record<string, string> = {
    ServiceUnavailableError: checkoutTexts.unavailable,
    UnknownError: checkoutPageTexts.unknown,
    ...(hiddenError ? { [error.name]: hiddenError.message } : {}),
  }
  // A call that ended without a response may have created the order, so the retry keeps its key.
  const again = error.status === 500 ? typed : underNewKey(typed)
  return failForm({ ...again, fields: shownFields }, error, messages)
}

/** Where the browser continues: Webpay, or the result of an order that needs no payment any more. */
export function paymentAddress(opened: {
  order: Order
  redirect: CheckoutAnswer["redirect"]
}): string {
  const { order, redirect: gateway } = opened
  if (gateway === null) return paymentResultPath(order)
  return `${gateway.url}?${new URLSearchParams({ token_ws: gateway.token })}`
}

/**
 * Handles the posted checkout form of the page `path`: opens its order and redirects to Webpay, or to the result if the order needs
 * no payment any more. Invalid forms are returned with the typed values. If the backend's total
 * differs from the one shown, it opens nothing and the new total is shown first.
 */
export async function postCheckout(
  posted: FormData,
  given: { caller: RequestFacts; path: string; ad: PaidAd | null },
) {
  const read = readForm(posted, checkoutForm(given.ad))
  const intent = textOf(posted, updateIntent.name)
  if (intent === communesIntent.value || intent === updateIntent.value) {
    return sendBack(refuseForm({ ...read, errors: {} }, null, { status: 200 }))
  }
  if (read.parsed === null) return sendBack(refuseForm(read))
  const caller = { ...given.caller, botToken: readBotToken(posted) }
  try {
    const { data: order, redirect: gateway } = await openOrder(read.parsed, caller)
    return redirect(paymentAddress({ order, redirect: gateway }), 303)
  } catch (error) {
    requireSession(error, given.path)
    const changed = totalChanged(error)
    // With status 200 the page's loader runs again and loads current prices.
    if (changed !== null) return sendBack(refuseForm(read, changed, { status: 200 }))
    return sendBack(failCheckout(read, error))
  }
}
