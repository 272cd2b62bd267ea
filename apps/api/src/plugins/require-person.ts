import { DomainError } from "@wara/domain/errors"
import { type BotCheckAction, botTokenHeader } from "@wara/domain/site/bot-check"
import type { FastifyRequest } from "fastify"
import type { AppContext } from "../app-context.ts"
import type { Judgement } from "../ports/bot-check/bot-check.ts"
import { callerAddress, callerNetwork } from "./caller.ts"
import { limitCalls } from "./limit-calls.ts"
import { limitNetwork } from "./limit-network.ts"

type Context = Pick<AppContext, "botCheck" | "config" | "database">

/** How often who brings no proof of being a person may call; less often than who does. */
export type UnprovedLimit = {
  limit: number
  windowSeconds: number
  /** Who is counted; the network unless told. */
  caller?: string
  /** Whether proof is wanted of this call at all; it is unless told. */
  isWanted?: () => Promise<boolean>
}

/** Tokens of one network that are asked about: asking costs us, and nobody has so many. */
const tokensOfNetwork = { name: "bot-check-tokens", limit: 1_200, windowSeconds: 3600 }

/** What is thought of the caller; asked once, because a token is good once. Throws RateLimitError. */
export async function verifyCaptcha(
  { botCheck, config, database }: Context,
  request: FastifyRequest,
  call: { action: BotCheckAction; token: string | null },
): Promise<Judgement> {
  if (call.token !== null && config.botCheck !== null) {
    await limitNetwork(database, { ...tokensOfNetwork, network: callerNetwork(request) })
  }
  return botCheck.verify({ ...call, address: callerAddress(request) })
}

/**
 * Lets a caller pass who was judged: a person, or somebody of whom nobody knows (no script, no
 * consent, a provider that is down) as far as the stricter limit goes. Throws BotCheckError for a
 * token that is wrong, RateLimitError past that limit.
 */
export async function enforceCaptcha(
  { database }: Context,
  request: FastifyRequest,
  asked: { action: BotCheckAction; judgement: Judgement; unproved: UnprovedLimit },
): Promise<void> {
  const { action, judgement, unproved } = asked
  const { verdict, reason } = judgement
  if (verdict === "off" || verdict === "person") return
  if (verdict !== "missing") request.log.info({ action, verdict, reason }, "bot check")
  if (verdict === "refused") {
    throw new DomainError("BotCheckError", "The token of the bot check is not accepted")
  }
  const { limit, windowSeconds, caller, isWanted } = unproved
  if (isWanted && !(await isWanted())) return
  const call = { name: `${action}-unproved`, limit, windowSeconds }
  if (caller !== undefined) await limitCalls(database, { ...call, caller })
  else await limitNetwork(database, { ...call, network: callerNetwork(request) })
}

/** Both at once, by the token of the header, before anything of the call is written. */
export async function requirePerson(
  context: Context,
  request: FastifyRequest,
  call: { action: BotCheckAction; unproved: UnprovedLimit },
): Promise<void> {
  const { action } = call
  const token = [request.headers[botTokenHeader]].flat()[0] || null
  const judgement = await verifyCaptcha(context, request, { action, token })
  await enforceCaptcha(context, request, { ...call, judgement })
}
