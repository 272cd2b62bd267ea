import { createHash } from "node:crypto"
import { networksOfCustomer, wideNetworkOf } from "@wara/domain/site/caller-network"
import type { FastifyRequest } from "fastify"
import { countCall } from "../database/count-call.ts"
import type { Database } from "../database/database.ts"
import { callerNetwork } from "./caller.ts"
import { RateLimitError } from "./rate-limit-error.ts"
import { requireViewer } from "./require-role.ts"
import type { Viewer } from "./viewer.ts"

/**
 * Counts a call of `name` by `caller` (a network, an account, an e-mail) in a time window in the
 * database, shared by all servers; throws RateLimitError past the limit. The caller is stored as a
 * hash, so that the table is no list of visitors.
 */
export async function limitCalls(
  database: Database,
  call: {
    name: string
    caller: string
    limit: number
    windowSeconds: number
    /** Weight of this call; one by default. */
    times?: number
  },
): Promise<void> {
  const calls = await countCall(database, keyOf(call), call.windowSeconds, call.times)
  if (calls.count > call.limit) throw new RateLimitError(calls.secondsLeft)
}

/** Counts a call like `limitCalls`; whether it is the caller's first one in its window. */
export async function isFirstCall(
  database: Database,
  call: { name: string; caller: string; windowSeconds: number },
): Promise<boolean> {
  return (await countCall(database, keyOf(call), call.windowSeconds)).count === 1
}

/** Counts a call like `limitCalls`; whether it is within the limit, for callers who may go on. */
export async function isWithinLimit(
  database: Database,
  call: { name: string; caller: string; limit: number; windowSeconds: number },
): Promise<boolean> {
  return (await countCall(database, keyOf(call), call.windowSeconds)).count <= call.limit
}

function keyOf({ name, caller }: { name: string; caller: string }): string {
  return `${name}:${createHash("sha256").update(caller).digest("base64url").slice(0, 22)}`
}

/**
 * Counts a call by the client's network (`callerNetwork`) and by the wider network around it: an
 * owner of 65,536 networks counts as one caller with a wider limit. Throws RateLimitError past
 * either.
 */
export async function limitNetwork(
  database: Database,
  call: {
    name: string
    network: string
    limit: number
    windowSeconds: number
    /** Weight of this call; one by default. */
    times?: number
  },
): Promise<void> {
  const { network, ...counted } = call
  await limitCalls(database, { ...counted, caller: network })
  const wide = wideNetworkOf(network)
  if (wide === null) return
  await limitCalls(database, {
    ...counted,
    caller: wide,
    limit: counted.limit * networksOfCustomer,
  })
}

/** Calls with one mailed code in the window of its network's limit. */
export const callsPerCode = 60

/**
 * Counts a call with a mailed code. One that is known is counted by itself, because a mail provider
 * stops the mails of many people from a few networks [B8.155]; others, which may be guesses, by the
 * client's network. Throws RateLimitError past either limit.
 */
export async function limitMailedCode(
  database: Database,
  call: {
    name: string
    code: string
    isKnown: boolean
    network: string
    limit: number
    windowSeconds: number
  },
): Promise<void> {
  const { code, isKnown, network, ...counted } = call
  if (!isKnown) return limitNetwork(database, { ...counted, network })
  const name = `${counted.name}-code`
  await limitCalls(database, { ...counted, name, caller: code, limit: callsPerCode })
}

/**
 * Number of accounts at their limit that one network allows, because an office shares an address.
 */
const accountsPerNetwork = 5

/**
 * The calling person, after counting the call by account and by network. Throws UnauthorizedError
 * for visitors, RateLimitError past the limit.
 */
export async function limitViewer(
  database: Database,
  request: FastifyRequest,
  calls: { name: string; limit: number; windowSeconds: number },
): Promise<Viewer> {
  const viewer = requireViewer(request)
  const { name, limit, windowSeconds } = calls
  await limitCalls(database, { ...calls, name: `${name}-account`, caller: String(viewer.id) })
  await limitNetwork(database, {
    name: `${name}-network`,
    network: callerNetwork(request),
    limit: limit * accountsPerNetwork,
    windowSeconds,
  })
  return viewer
}
