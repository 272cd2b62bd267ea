import { botTokenHeader } from "@wara/domain/site/bot-check"
import type { CallOptions } from "./client.server.ts"

/** The person for whom the web server calls, as far as limits and sessions must know. */
export type Caller = {
  /** Session token; null for a visitor. */
  token: string | null
  clientIp: string
  userAgent: string
  /** Secret of the device's own cookie; null before it has one. */
  deviceId: string | null
  /** Token of the bot check that the person's form brought; good for one call. */
  botToken?: string | null
}

/** Tells the backend whom a call is for: token, address, browser and device. */
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

/** The header that hands a token of the bot check on; none without a token. */
export function botTokenHeaderOf(token: string | null | undefined): Record<string, string> {
  return token ? { [botTokenHeader]: token } : {}
}
