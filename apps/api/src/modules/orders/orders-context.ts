import { DomainError } from "@wara/domain/errors"
import { checkoutTexts } from "@wara/domain/orders/order-texts"
import type { AppContext } from "../../app-context.ts"
import type { PaymentGateway } from "../../ports/payment-gateway/payment-gateway.ts"

/** What the steps of a payment work with; calls and jobs have it. */
export type OrdersContext = Pick<AppContext, "config" | "database" | "gateway">

/** The gateway of payments. Throws ServiceUnavailableError when payments are off. */
export function requireGateway({ gateway }: Pick<OrdersContext, "gateway">): PaymentGateway {
  if (gateway) return gateway
  throw paymentUnavailable()
}

/** Nothing can be paid at the moment, and nothing was charged. */
export function paymentUnavailable(): DomainError {
  return new DomainError("ServiceUnavailableError", "Payments are not possible at the moment", [
    { path: ["payment"], message: checkoutTexts.unavailable },
  ])
}
