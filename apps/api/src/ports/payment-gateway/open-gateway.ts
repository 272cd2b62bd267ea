import type { Config } from "../../config.ts"
import type { PaymentGateway } from "./payment-gateway.ts"

/** The gateway that the settings choose; null when payments are off. */
export async function openGateway({
  webpay,
}: Pick<Config, "webpay">): Promise<PaymentGateway | null> {
  if (webpay === null) return null
  // Loaded by who needs it: the library takes half a second.
  const { createTransbankGateway } = await import("./transbank-gateway.ts")
  return createTransbankGateway(webpay)
}
