import type { FastifyRequest } from "fastify"
import type { AppContext } from "../app-context.ts"
import { limitViewer } from "./limit-viewer.ts"
import { requirePerson } from "./require-person.ts"
import type { Viewer } from "./viewer.ts"

/** Purchases are rare. */
const limit = { name: "checkout", limit: 30, windowSeconds: 600 }

/** Half of the checkouts that an account may open with a captcha token. */
const unprovedLimit = { limit: 15, windowSeconds: 600 }

/**
 * The calling person of a checkout, after counting the call and verifying its captcha token. Throws
 * UnauthorizedError for visitors, BotCheckError for a refused token, RateLimitError past a limit.
 */
export async function limitCheckout(
  context: Pick<AppContext, "botCheck" | "config" | "database">,
  request: FastifyRequest,
): Promise<Viewer> {
  const viewer = await limitViewer(context.database, request, limit)
  const unproved = { ...unprovedLimit, caller: String(viewer.id) }
  await requirePerson(context, request, { action: "checkout", unproved })
  return viewer
}
