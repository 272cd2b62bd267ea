import { setTimeout as wait } from "node:timers/promises"
import transbank from "transbank-sdk"
import type { z } from "zod"
import { pageSchema, paymentSchema, refundSchema } from "./gateway-answers.ts"
import { GatewayFailure, type PaymentGateway } from "./payment-gateway.ts"

/** The library keeps only this text of an answer: axios's message and `error_message`. */
const answered = /^AxiosError: Request failed with status code (\d{3})\n(.+)\n$/s

/**
 * The library's text when the answer had no `error_message`, so it did not come from the gateway.
 */
const unexplained = "Unexpected error"

/** Errors that the library throws itself, before anything is sent. */
const neverSent = /^'\w+' (?:can't be null|is too long|has spaces)/

/** Real answers about payments that are unknown or older than seven days. */
const notKnown = /transaction not found|passed max time/i

/**
 * Classifies an error of the library. The library drops the answer's code, so only its text is
 * available; everything that is not clearly a refusal is `unknown`, so that a changed text leads to
 * a status query and never to a guess.
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

/** Our Webpay credentials, its address, and the timeouts and retries of calls. */
export type TransbankSettings = {
  commerceCode: string
  apiKey: string
  /** The key before that one, while Transbank may still expect it. */
  previousApiKey: string | undefined
  baseUrl: string
  /** Timeout of one call in milliseconds. */
  timeout: number
  /** Number of retries of `status` when there was no answer. */
  statusRetries: number
}

/** Additional milliseconds for an answer that began to arrive in time. */
const trickle = 1_000

/** Webpay Plus REST v1.2 through Transbank's own library. */
export function createTransbankGateway(settings: TransbankSettings): PaymentGateway {
  const { commerceCode, apiKey, previousApiKey, baseUrl, timeout, statusRetries } = settings
  const clientOf = (key: string) =>
    new transbank.WebpayPlus.Transaction(new transbank.Options(commerceCode, key, baseUrl, timeout))
  const current = clientOf(apiKey)
  const previous = previousApiKey === undefined ? null : clientOf(previousApiKey)

  type Call = (webpay: typeof current) => Promise<unknown>

  /** Calls with the current key. A call whose key was refused did nothing: the other may be tried. */
  async function callWithKeys(call: Call): Promise<unknown> {
    try {
      return await withinTime(() => call(current), timeout + trickle)
    } catch (cause) {
      const failure = readFailure(cause)
      if (previous === null || failure.httpStatus !== 401) throw failure
      return withinTime(() => call(previous), timeout + trickle)
    }
  }

  async function ask<T>(schema: z.ZodType<T>, call: Call): Promise<T> {
    const answer = await callWithKeys(call).catch((cause: unknown) => {
      throw readFailure(cause)
    })
    const parsed = schema.safeParse(answer)
    if (parsed.success) return parsed.data
    const unread = parsed.error.issues.map(({ path }) => path.join(".") || "answer").join(", ")
    throw new GatewayFailure("unknown", `cannot read ${unread}`, { cause: parsed.error })
  }

  async function askStatus(token: string, retries: number) {
    try {
      return await ask(paymentSchema, (webpay) => webpay.status(token))
    } catch (cause) {
      if (retries <= 0 || !(cause instanceof GatewayFailure) || cause.kind !== "unknown") {
        throw cause
      }
      return askStatus(token, retries - 1)
    }
  }

  return {
    create: ({ buyOrder, sessionId, amount, returnUrl }) =>
      ask(pageSchema, (webpay) => webpay.create(buyOrder, sessionId, amount, returnUrl)),
    commit: (token) => ask(paymentSchema, (webpay) => webpay.commit(token)),
    status: (token) => askStatus(token, statusRetries),
    refund: (token, amount) => ask(refundSchema, (webpay) => webpay.refund(token, amount)),
  }
}

/** The library's own timeout only limits silence: a slowly trickling answer could take for ever. */
async function withinTime<T>(call: () => Promise<T>, limit: number): Promise<T> {
  const done = new AbortController()
  const late = wait(limit, undefined, { signal: done.signal }).then(() => {
    throw new GatewayFailure("unknown", `no complete response within ${limit} ms`)
  })
  try {
    return await Promise.race([call(), late])
  } finally {
    done.abort()
    late.catch(() => undefined)
  }
}
