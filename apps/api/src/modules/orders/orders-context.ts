import { DomainError } from "@wara/domain/errors"
import { checkoutTexts } from "@wara/domain/orders/order-texts"
import type { AppContext } from "../../app-context.ts"
import type { PaymentGateway } from "../../ports/payment-gateway/payment-gateway.ts"

/** Dependencies of the payment steps, shared by calls and jobs. */
export type OrdersContext = Pick<AppContext, "config" | "database" | "gateway">

/** The payment gateway. Throws ServiceUnavailableError when payments are off. */
export function requireGateway({ gateway }: Pick<OrdersContext, "gateway">): PaymentGateway {
  if (gateway) return gateway
  throw paymentUnavailable()
}

/** Error for when payments are unavailable; nothing was charged. */
export function paymentUnavailable(): DomainError {
  return new DomainError("ServiceUnavailableError", "Payments are currently unavailable", [
    { path: ["payment"], message: checkoutTexts.unavailable },
  ])
}
