import { botTokenHeader } from "@wara/domain/site/bot-check"
import type { CallOptions } from "./client.server.ts"

/**
 * The user or visitor on whose behalf the web server calls, as rate limits and sessions need it.
 */
export type Caller = {
  /** Session token; null for a visitor. */
  token: string | null
  clientIp: string
  userAgent: string
  /** Secret of the device cookie; null before it is set. */
  deviceId: string | null
  /** Bot-check token of the submitted form; valid for one call. */
  botToken?: string | null
}

/** Call options that identify the caller to the backend: token, address, browser and device. */
export function callerOptions(caller: Caller): CallOptions {
  return {
    token: caller.token,
    headers: {
      "X-Forwarded-For": caller.clientIp,
      "User-Agent": caller.userAgent,
      ...(caller.deviceId === null ? {} : { "X-Device-Id": caller.deviceId }),
      ...botTokenHeaderOf(caller.botToken),
    },
  }
}

/** The same with the key under which the backend processes a call once. */
export function keyedOptions(caller: Caller, key: string): CallOptions {
  const { headers, ...options } = callerOptions(caller)
  return { ...options, headers: { ...headers, "Idempotency-Key": key } }
}

/** The header that forwards a bot-check token; empty without a token. */
export function botTokenHeaderOf(token: string | null | undefined): Record<string, string> {
  return token ? { [botTokenHeader]: token } : {}
}
