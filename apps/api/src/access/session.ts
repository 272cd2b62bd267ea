import { timingSafeEqual } from "node:crypto"
import { DomainError } from "@wara/domain/errors"
import type { FastifyRequest } from "fastify"
import type { App, AppContext } from "../app-context.ts"
import type { Config } from "../config.ts"
import type { Database } from "../database/database.ts"
import { checkAudience } from "./audience.ts"
import { panelPictureToken, panelToken } from "./panel-cookie.ts"
import { requireByPath } from "./require-by-path.ts"
import { findViewerByToken, recordUse } from "./session-store.ts"
import { hashToken } from "./token.ts"
import type { PanelAccess, Viewer } from "./viewer.ts"

declare module "fastify" {
  interface FastifyRequest {
    /** Null for visitors and for the web server acting for itself. */
    viewer: Viewer | null
    /**
     * Whether the caller is the web server, identified by the service token; its calls are not
     * limited.
     */
    isService: boolean
  }
  interface FastifyContextConfig {
    /** The route accepts bearers that are not session tokens, and verifies them itself. */
    bearerMayBeTicket?: true
    /** A log-in: the caller's earlier session, which may have ended, is not looked at. */
    ignoresSession?: true
  }
}

/**
 * Reads the bearer token of every call: a session's token identifies a viewer, the service token
 * the web server, and no token a visitor. Any other token is refused, so that no user browses in
 * the false belief of being logged in; a session of a blocked account gets the reason. The web
 * server identifies itself in `X-Service-Token` when the bearer is a person's. The role that a path
 * requires is checked before the body is read.
 */
export function registerSession(app: App, { config, database }: AppContext): void {
  app.decorateRequest("viewer", null)
  app.decorateRequest("isService", false)
  app.addHook("onRequest", (request, _reply, done) => {
    request.isService = bringsServiceToken(request, config)
    done()
  })
  // Runs after the rate limit at the end of onRequest, so that guessing tokens is limited too.
  app.addHook("preParsing", (request, _reply, _payload, done) => {
    const admit = () => {
      checkAudience(request)
      const { url } = request.routeOptions
      if (url !== undefined) requireByPath(request, url.slice(config.prefix.length))
    }
    const { ignoresSession } = request.routeOptions.config
    const bearer = ignoresSession ? null : bearerOf(request)
    if (bearer === null || isServiceToken(bearer, config)) {
      admit()
      return done()
    }
    identifyViewer(request, bearer)
      .then(admit)
      .then(() => done(), done)
  })
  async function identifyViewer(request: FastifyRequest, bearer: string): Promise<void> {
    const found = await findViewerByToken(database, hashToken(bearer))
    if (found === null && request.routeOptions.config.bearerMayBeTicket) return
    if (found === null) throw new DomainError("UnauthorizedError", "The session token is not valid")
    if (found.block !== null) throw accountBlocked(found.block.reason)
    request.viewer = { ...found.viewer, panel: panelAccess(found.panel, config) }
    if (found.isUseOld) recordUseMeanwhile(request, database, found.viewer.sessionId)
  }
}

function panelAccess(
  session: Omit<PanelAccess, "isComplete"> | null,
  { requiresSecondFactor }: Config,
): PanelAccess | null {
  if (session === null) return null
  return { ...session, isComplete: session.hasSecondFactor || !requiresSecondFactor }
}

/** Whether the panel of a team member requests a picture. */
export async function isPictureForTeam(
  request: FastifyRequest,
  { config, database }: Pick<AppContext, "config" | "database">,
): Promise<boolean> {
  const token = panelPictureToken(request)
  const found = token === null ? null : await findViewerByToken(database, hashToken(token))
  if (found === null || found.block !== null || found.viewer.role === "user") return false
  return panelAccess(found.panel, config)?.isComplete === true
}

/** Whether a picture is requested with an open session of this user. */
export async function isPictureForUser(
  request: FastifyRequest,
  database: Database,
  userId: number,
): Promise<boolean> {
  const token = bearerOf(request)
  const found = token === null ? null : await findViewerByToken(database, hashToken(token))
  return found !== null && found.block === null && found.viewer.id === userId
}

/**
 * The request does not wait for this; a lost update only makes the list of sessions slightly less
 * exact.
 */
function recordUseMeanwhile(request: FastifyRequest, database: Database, sessionId: number): void {
  recordUse(database, sessionId).catch((error: unknown) => {
    request.log.warn({ err: error }, "use of a session could not be recorded")
  })
}

/**
 * Gives the reason of a block to the authenticated person; there is no detail when the team gave no
 * reason.
 */
export function accountBlocked(reason: string | null): DomainError {
  const details = reason === null ? [] : [{ path: ["account"], message: reason }]
  return new DomainError("AccountBlockedError", "The account is blocked", details)
}

/** Whether a request has the service token, in either of its two headers. */
export function bringsServiceToken(request: FastifyRequest, config: Config): boolean {
  return (
    isServiceToken(bearerOf(request), config) ||
    isServiceToken(request.headers["x-service-token"], config)
  )
}

/** The current token or, while servers change to it, the previous one [B9.39]. */
function isServiceToken(given: unknown, config: Config): boolean {
  return isSecret(given, config.serviceToken) || isSecret(given, config.previousServiceToken)
}

/** Lets only callers with the service token pass. */
export function requireService(request: FastifyRequest): void {
  if (request.isService) return
  if (request.viewer)
    throw new DomainError("ForbiddenError", "Only the web server may call this endpoint")
  throw new DomainError("UnauthorizedError", "The service token is required")
}

/**
 * The bearer token of a request; null without the header. An empty or malformed one counts as a
 * wrong token.
 */
export function bearerOf(request: FastifyRequest): string | null {
  const { authorization } = request.headers
  if (authorization === undefined) return panelToken(request)
  return /^Bearer +(\S{1,512})$/i.exec(authorization)?.[1] ?? ""
}

function isSecret(given: unknown, secret: string | undefined): boolean {
  if (secret === undefined || typeof given !== "string") return false
  return timingSafeEqual(hashToken(given), hashToken(secret))
}
