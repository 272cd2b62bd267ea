import type { Config } from "../../config.ts"
import type { PaymentGateway } from "./payment-gateway.ts"

/** The gateway selected by the settings; null when payments are off. */
export async function openGateway({
  webpay,
}: Pick<Config, "webpay">): Promise<PaymentGateway | null> {
  if (webpay === null) return null
  // Loaded on demand: the library takes half a second.
  const { createTransbankGateway } = await import("./transbank-gateway.ts")
  return createTransbankGateway(webpay)
}
