import type { Config } from "../../config.ts"
import type { PaymentGateway } from "./payment-gateway.ts"

/**
 * The gateway selected by the settings; null when payments are off. Its library is loaded by the
 * first payment, because that takes a tenth of the api's start.
 */
export function openGateway({ webpay }: Pick<Config, "webpay">): PaymentGateway | null {
  if (webpay === null) return null
  let loaded: Promise<PaymentGateway> | null = null
  const load = () => {
    loaded ??= import("./transbank-gateway.ts").then(({ createTransbankGateway }) =>
      createTransbankGateway(webpay),
    )
    return loaded
  }
  return {
    create: async (request) => (await load()).create(request),
    commit: async (token) => (await load()).commit(token),
    status: async (token) => (await load()).status(token),
    refund: async (token, amount) => (await load()).refund(token, amount),
  }
}
