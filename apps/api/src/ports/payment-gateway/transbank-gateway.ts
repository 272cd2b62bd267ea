import { setTimeout as wait } from "node:timers/promises"
import transbank from "transbank-sdk"
import type { z } from "zod"
import { pageSchema, paymentSchema, refundSchema } from "./gateway-answers.ts"
import { GatewayFailure } from "./gateway-failure.ts"
import type { PaymentGateway } from "./payment-gateway.ts"
import { readFailure } from "./read-failure.ts"

/** As which shop we are known to Webpay, where it is, and how patient we are with it. */
export type TransbankSettings = {
  commerceCode: string
  apiKey: string
  baseUrl: string
  /** Milliseconds that one call may take. */
  timeout: number
  /** How many times more `status` is asked when there was no answer. */
  statusRetries: number
}

/** Milliseconds more for an answer that has begun to arrive in time. */
const trickle = 1_000

/** Webpay Plus REST v1.2 through Transbank's own library (CHILE §5.1). */
export function createTransbankGateway(settings: TransbankSettings): PaymentGateway {
  const { commerceCode, apiKey, baseUrl, timeout, statusRetries } = settings
  const options = new transbank.Options(commerceCode, apiKey, baseUrl, timeout)
  const webpay = new transbank.WebpayPlus.Transaction(options)

  async function ask<T>(schema: z.ZodType<T>, call: () => Promise<unknown>): Promise<T> {
    const answer = await withinTime(call, timeout + trickle).catch((cause: unknown) => {
      throw readFailure(cause)
    })
    const parsed = schema.safeParse(answer)
    if (parsed.success) return parsed.data
    const unread = parsed.error.issues.map(({ path }) => path.join(".") || "answer").join(", ")
    throw new GatewayFailure("unknown", `cannot read ${unread}`, { cause: parsed.error })
  }

  async function askStatus(token: string, retries: number) {
    try {
      return await ask(paymentSchema, () => webpay.status(token))
    } catch (cause) {
      if (retries <= 0 || !(cause instanceof GatewayFailure) || cause.kind !== "unknown") {
        throw cause
      }
      return askStatus(token, retries - 1)
    }
  }

  return {
    create: ({ buyOrder, sessionId, amount, returnUrl }) =>
      ask(pageSchema, () => webpay.create(buyOrder, sessionId, amount, returnUrl)),
    commit: (token) => ask(paymentSchema, () => webpay.commit(token)),
    status: (token) => askStatus(token, statusRetries),
    refund: (token, amount) => ask(refundSchema, () => webpay.refund(token, amount)),
  }
}

/** The library's own limit is one of silence: an answer that trickles in could take for ever. */
async function withinTime<T>(call: () => Promise<T>, limit: number): Promise<T> {
  const done = new AbortController()
  const late = wait(limit, undefined, { signal: done.signal }).then(() => {
    throw new GatewayFailure("unknown", `no whole answer within ${limit} ms`)
  })
  try {
    return await Promise.race([call(), late])
  } finally {
    done.abort()
    late.catch(() => undefined)
  }
}
