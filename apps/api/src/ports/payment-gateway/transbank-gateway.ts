import { setTimeout as wait } from "node:timers/promises"
import transbank from "transbank-sdk"
import type { z } from "zod"
import { pageSchema, paymentSchema, refundSchema } from "./gateway-answers.ts"
import { GatewayFailure } from "./gateway-failure.ts"
import type { PaymentGateway } from "./payment-gateway.ts"

/** The library keeps of an answer only what it writes here: axios's sentence and `error_message`. */
const answered = /^AxiosError: Request failed with status code (\d{3})\n(.+)\n$/s

/** What the library writes when the answer had no `error_message`: it was not the gateway's. */
const unexplained = "Unexpected error"

/** What the library refuses by itself, before anything is sent. */
const neverSent = /^'\w+' (?:can't be null|is too long|has spaces)/

/** Real answers about payments that are not known, or older than the seven days. */
const notKnown = /transaction not found|passed max time/i

/**
 * What a throw of the library means. It loses the answer's code, so that only its text tells; whatever
 * that does not prove to be a refusal is `unknown`, so a changed text makes us ask, never guess.
 */
function readFailure(cause: unknown): GatewayFailure {
  if (cause instanceof GatewayFailure) return cause
  const text = cause instanceof Error ? cause.message : String(cause)
  if (neverSent.test(text)) return new GatewayFailure("refused", text, { cause })
  const [, code, message = ""] = answered.exec(text) ?? []
  if (!code) return new GatewayFailure("unknown", text.trim(), { cause })
  const httpStatus = Number(code)
  const options = { httpStatus, cause }
  const refuses = httpStatus >= 400 && httpStatus < 500 && httpStatus !== 408
  if (!refuses || message === unexplained) return new GatewayFailure("unknown", message, options)
  const kind = httpStatus === 404 || notKnown.test(message) ? "not-found" : "refused"
  return new GatewayFailure(kind, message, options)
}

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
