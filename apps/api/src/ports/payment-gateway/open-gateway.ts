import type { Config } from "../../config.ts"
import type { PaymentGateway } from "./payment-gateway.ts"

/**
 * Milliseconds after which the library is loaded: the server works already, and that of error
 * reports is there.
 */
const loadAfterMs = 5_000

/**
 * The gateway selected by the settings; null when payments are off. Its library takes a tenth of the
 * api's start, so it is loaded later, or by the first payment if that comes before.
 */
export function openGateway(
  { webpay }: Pick<Config, "webpay">,
  afterMs = loadAfterMs,
): PaymentGateway | null {
  if (webpay === null) return null
  let loaded: Promise<PaymentGateway> | null = null
  const load = () => {
    loaded ??= import("./transbank-gateway.ts").then(({ createTransbankGateway }) =>
      createTransbankGateway(webpay),
    )
    return loaded
  }
  setTimeout(() => void load().catch(() => {}), afterMs).unref()
  return {
    create: async (request) => (await load()).create(request),
    commit: async (token) => (await load()).commit(token),
    status: async (token) => (await load()).status(token),
    refund: async (token, amount) => (await load()).refund(token, amount),
  }
}
