import { DomainError } from "@wara/domain/errors"
import { type BotCheckAction, botTokenHeader, maxBotTokenLength } from "@wara/domain/site/bot-check"
import type { FastifyRequest } from "fastify"
import { z } from "zod"
import type { AppContext } from "../app-context.ts"
import type { CaptchaResult } from "../ports/bot-check/bot-check.ts"
import { callerAddress, callerNetwork } from "./caller.ts"
import { limitCalls, limitNetwork, limitViewer } from "./limits.ts"
import type { Viewer } from "./viewer.ts"

type Context = Pick<AppContext, "botCheck" | "config" | "database">

const meaning =
  "Bot check token of this request, valid once. An invalid token causes a 403 (BotCheckError) and changes nothing; without a token, stricter rate limits apply"

/** The captcha token header, read by `requirePerson`. */
export const botTokenHeaders = {
  [botTokenHeader]: z.string().max(maxBotTokenLength).optional().describe(meaning),
}

/** Rate limit of callers without a captcha token; stricter than the ordinary one. */
export type LimitWithoutCaptcha = {
  limit: number
  windowSeconds: number
  /** The counted caller; the network by default. */
  caller?: string
  /** Whether the limit applies to this call; it does by default. */
  isWanted?: () => Promise<boolean>
}

/**
 * Maximum token verifications per network: verifying has a cost, and no real network needs so many.
 */
const tokensOfNetwork = { name: "bot-check-tokens", limit: 1_200, windowSeconds: 3600 }

/**
 * Verifies the captcha token of a call; once only, because a token is single-use. Throws
 * RateLimitError.
 */
export async function verifyCaptcha(
  { botCheck, config, database }: Context,
  request: FastifyRequest,
  call: { action: BotCheckAction; token: string | null },
): Promise<CaptchaResult> {
  if (call.token !== null && config.botCheck !== null) {
    await limitNetwork(database, { ...tokensOfNetwork, network: callerNetwork(request) })
  }
  return botCheck.verify({ ...call, address: callerAddress(request) })
}

/**
 * Lets verified callers pass; callers without a verdict (no script, no consent, provider down) pass
 * up to the stricter limit. Throws BotCheckError for a refused token, RateLimitError past that
 * limit.
 */
export async function enforceCaptcha(
  { database }: Context,
  request: FastifyRequest,
  asked: { action: BotCheckAction; result: CaptchaResult; unproved: LimitWithoutCaptcha },
): Promise<void> {
  const { action, result, unproved } = asked
  const { verdict, reason } = result
  if (verdict === "off" || verdict === "person") return
  if (verdict !== "missing") request.log.info({ action, verdict, reason }, "bot check")
  if (verdict === "refused") {
    throw new DomainError("BotCheckError", "The bot check token was rejected")
  }
  const { limit, windowSeconds, caller, isWanted } = unproved
  if (isWanted && !(await isWanted())) return
  const call = { name: `${action}-unproved`, limit, windowSeconds }
  if (caller !== undefined) await limitCalls(database, { ...call, caller })
  else await limitNetwork(database, { ...call, network: callerNetwork(request) })
}

/**
 * Verifies and enforces the captcha token of the header, before anything of the call is written.
 */
export async function requirePerson(
  context: Context,
  request: FastifyRequest,
  call: { action: BotCheckAction; unproved: LimitWithoutCaptcha },
): Promise<void> {
  const { action } = call
  const token = [request.headers[botTokenHeader]].flat()[0] || null
  const result = await verifyCaptcha(context, request, { action, token })
  await enforceCaptcha(context, request, { ...call, result })
}

/** Purchases are rare. */
const checkoutLimit = { name: "checkout", limit: 30, windowSeconds: 600 }

/** Half of the checkouts that an account may open with a captcha token. */
const unprovedCheckoutLimit = { limit: 15, windowSeconds: 600 }

/**
 * The calling person of a checkout, after counting the call and verifying its captcha token. Throws
 * UnauthorizedError for visitors, BotCheckError for a refused token, RateLimitError past a limit.
 */
export async function limitCheckout(
  context: Pick<AppContext, "botCheck" | "config" | "database">,
  request: FastifyRequest,
): Promise<Viewer> {
  const viewer = await limitViewer(context.database, request, checkoutLimit)
  const unproved = { ...unprovedCheckoutLimit, caller: String(viewer.id) }
  await requirePerson(context, request, { action: "checkout", unproved })
  return viewer
}
