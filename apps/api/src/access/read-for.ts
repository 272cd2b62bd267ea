import { changePositionHeader } from "@wara/contract/change-position"
import type { FastifyRequest } from "fastify"
import type { AppContext } from "../app-context.ts"
import type { Pool } from "../database/database.ts"
import { readerOf } from "./audience.ts"
import { poolFor } from "./pool-for.ts"

/**
 * Reads for the caller of a request: for visitors from the replica, if there is a current one. Users
 * and the team always read from the primary, so that they see what they have just written [B9.50].
 */
export function readFor<Result>(
  request: FastifyRequest,
  context: AppContext,
  read: (pool: Pool) => Promise<Result>,
): Promise<Result> {
  const reader = readerOf(request)
  if (reader !== "visitor" || context.replica === null) return read(poolFor(reader, context))
  const position = request.isService ? request.headers[changePositionHeader] : undefined
  return context.replica.run(typeof position === "string" ? position : null, read)
}
