import { GatewayFailure } from "./gateway-failure.ts"

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
export function readFailure(cause: unknown): GatewayFailure {
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
