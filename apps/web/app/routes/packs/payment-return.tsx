import { paymentReturnKeys, type ReturnParameters } from "@wara/domain/orders/payment"
import { paths } from "@wara/domain/site/paths"
import { paymentResultPath } from "@wara/domain/site/payment-result-path"
import { useEffect } from "react"
import { data, redirect } from "react-router"
import { BackendError } from "../../backend/backend-error.server.ts"
import { returnFromPayment } from "../../backend/orders.server.ts"
import { forgetOpenedPayment } from "../../entities/payment/opened-payment.ts"
import { PendingPayment, UnknownPayment } from "../../features/packs/result/pending-payment.tsx"
import { paymentResultTexts } from "../../features/packs/texts.ts"
import { buildPageMeta } from "../../seo/page-meta.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/payment-return"

/** Seconds after which the backend may be available again. */
const retryAfter = "5"

function parametersOf(query: URLSearchParams): ReturnParameters {
  const given: ReturnParameters = {}
  for (const key of paymentReturnKeys) {
    const value = query.get(key)
    if (value !== null) given[key] = value
  }
  return given
}

/**
 * Webpay's return address, for users and visitors: reports how the payment ended and redirects to
 * the result. Idempotent. If the backend is unavailable, the payment stays pending until a reload
 * or the backend confirms it.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const parameters = parametersOf(url.searchParams)
  try {
    const order = await returnFromPayment(parameters, context.get(requestFacts))
    if (order === null) return data({ isKnown: false }, 404)
    return redirect(paymentResultPath(order), 303)
  } catch (error) {
    if (!(error instanceof BackendError)) throw error
    return data({ isKnown: true }, { status: 503, headers: { "Retry-After": retryAfter } })
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  const { pendingTitle, unknownTitle, description } = paymentResultTexts
  const title = loaderData?.isKnown ? pendingTitle : unknownTitle
  const path = paths.paymentReturn
  return buildPageMeta({ site, path, title, description, robots: { index: false } })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function PaymentReturnPage({ loaderData }: Route.ComponentProps) {
  // The payment's result is unknown: the summary must not say that nothing was charged.
  useEffect(forgetOpenedPayment, [])
  return (
    <div className="wrap py-8 md:py-12">
      {loaderData.isKnown ? <PendingPayment order={null} /> : <UnknownPayment />}
    </div>
  )
}
