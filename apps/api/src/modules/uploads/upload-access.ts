import type { FastifyCorsOptions } from "@fastify/cors"
import { DomainError } from "@wara/domain/errors"
import { uploadTexts } from "@wara/domain/site/upload-texts"
import type { FastifyRequest } from "fastify"
import { bearerOf } from "../../access/session.ts"
import { hashToken } from "../../access/token.ts"
import type { Config } from "../../config.ts"
import type { Database } from "../../database/database.ts"
import { hasConfirmedEmail, useTicket } from "./store.ts"

/**
 * The uploading person, from the session or from a ticket, which this call uses up. Decoding is
 * expensive and accounts are cheap, so their e-mail must be confirmed: throws UnverifiedEmailError.
 */
export async function requireUploader(
  request: FastifyRequest,
  database: Database,
): Promise<{ id: number }> {
  const id = request.viewer?.id ?? (await ticketHolder(request, database))
  if (id === null) throw new DomainError("UnauthorizedError", "Log-in required")
  if (await hasConfirmedEmail(database, id)) return { id }
  throw new DomainError("UnverifiedEmailError", "The e-mail must be confirmed before uploading", [
    { path: ["email_confirmation"], message: uploadTexts.unconfirmed },
  ])
}

async function ticketHolder(request: FastifyRequest, database: Database): Promise<number | null> {
  const bearer = bearerOf(request)
  return bearer ? useTicket(database, hashToken(bearer)) : null
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
