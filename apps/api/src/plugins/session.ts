import { timingSafeEqual } from "node:crypto"
import { DomainError } from "@wara/domain/errors"
import type { FastifyRequest } from "fastify"
import type { App, AppContext } from "../app-context.ts"
import type { Config } from "../config.ts"
import type { Database } from "../database/database.ts"
import { accountBlocked } from "./account-blocked.ts"
import { panelToken } from "./panel-cookie.ts"
import { findViewerByToken, recordUse } from "./session-store.ts"
import { hashToken } from "./token.ts"
import type { Viewer } from "./viewer.ts"

declare module "fastify" {
  interface FastifyRequest {
    /** Null for visitors and for the web server speaking for itself. */
    viewer: Viewer | null
    /** The web server, known by the service token; its calls are not limited. */
    isService: boolean
  }
  interface FastifyContextConfig {
    /** The route takes bearers that are no session's, and judges them itself. */
    bearerMayBeTicket?: true
  }
}

/**
 * Reads the bearer token of every call: a session's token makes a viewer, the service token the web
 * server, no token a visitor; anything else is refused, so that nobody browses believing to be logged
 * in; a session of a blocked account is told why. The web server names itself in `X-Service-Token` when the bearer is a person's.
 */
export function registerSession(app: App, { config, database }: AppContext): void {
  app.decorateRequest("viewer", null)
  app.decorateRequest("isService", false)
  app.addHook("onRequest", async (request) => {
    request.isService = bringsServiceToken(request, config)
  })
  // After the limit of calls, which runs at the end of onRequest: guessing tokens is limited too.
  app.addHook("preParsing", async (request) => {
    const bearer = bearerOf(request)
    if (bearer === null || isSecret(bearer, config.serviceToken)) return
    const found = await findViewerByToken(database, hashToken(bearer))
    if (found === null && request.routeOptions.config.bearerMayBeTicket) return
    if (found === null) throw new DomainError("UnauthorizedError", "The session token is not valid")
    if (found.block !== null) throw accountBlocked(found.block.reason)
    request.viewer = found.viewer
    if (found.isUseOld) recordUseMeanwhile(request, database, found.viewer.sessionId)
  })
}

/** The call does not wait for it; without it the list of sessions is a little less exact. */
function recordUseMeanwhile(request: FastifyRequest, database: Database, sessionId: number): void {
  recordUse(database, sessionId).catch((error: unknown) => {
    request.log.warn({ err: error }, "use of a session not noted")
  })
}

/** Whether a call brings the service token, in either of its two places. */
export function bringsServiceToken(request: FastifyRequest, config: Config): boolean {
  const { serviceToken } = config
  return (
    isSecret(bearerOf(request), serviceToken) ||
    isSecret(request.headers["x-service-token"], serviceToken)
  )
}

/** The person who calls; visitors are refused with UnauthorizedError. */
export function requireViewer(request: FastifyRequest): Viewer {
  if (request.viewer) return request.viewer
  throw new DomainError("UnauthorizedError", "Log in first")
}

/** Lets only the holder of the service token pass. */
export function requireService(request: FastifyRequest): void {
  if (request.isService) return
  if (request.viewer) throw new DomainError("ForbiddenError", "Only the web server may do this")
  throw new DomainError("UnauthorizedError", "The service token is needed")
}

/** The token that a call brings; null without the header, an empty or strange one is a wrong token. */
export function bearerOf(request: FastifyRequest): string | null {
  const { authorization } = request.headers
  if (authorization === undefined) return panelToken(request)
  return /^Bearer +(\S{1,512})$/i.exec(authorization)?.[1] ?? ""
}

function isSecret(given: unknown, secret: string | undefined): boolean {
  if (secret === undefined || typeof given !== "string") return false
  return timingSafeEqual(hashToken(given), hashToken(secret))
}
