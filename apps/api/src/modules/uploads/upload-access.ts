import type { FastifyCorsOptions } from "@fastify/cors"
import { DomainError } from "@wara/domain/errors"
import type { FastifyRequest } from "fastify"
import { bearerOf } from "../../access/session.ts"
import { hashToken } from "../../access/token.ts"
import type { Config } from "../../config.ts"
import type { Database } from "../../database/database.ts"
import { useTicket } from "./store.ts"

/** The uploading person, from the session or from a ticket, which this call uses up. */
export async function requireUploader(
  request: FastifyRequest,
  database: Database,
): Promise<{ id: number }> {
  if (request.viewer) return request.viewer
  const bearer = bearerOf(request)
  const id = bearer ? await useTicket(database, hashToken(bearer)) : null
  if (id !== null) return { id }
  throw new DomainError("UnauthorizedError", "Log-in required")
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** Origins that may call a route across origins; none by default. */
    cors?: FastifyCorsOptions
  }
}

/** Allows only the site's own pages to post directly to the api [S7.12]. */
export function allowSite(config: Config): FastifyCorsOptions {
  return {
    origin: new URL(config.baseUrl).origin,
    methods: ["POST"],
    allowedHeaders: ["authorization", "content-type"],
    exposedHeaders: ["retry-after"],
    maxAge: 3600,
  }
}
