import type { FastifyRequest } from "fastify"
import { requirePanelSession, requireStaff, requireViewer } from "./require-role.ts"

/** Calls of a logged-in user besides those below `/users/me`. */
const ofViewers = new Set([
  "/auth/change-password",
  "/auth/logout",
  "/auth/sessions",
  "/auth/sessions/:id",
  "/auth/upload-ticket",
  "/users/username-availability",
  "/wanted-offers/:slug",
])

/** What a team member may do before their second factor is set up. */
const ofPanelSession = /^\/admin\/(?:session|second-factor)(?:\/|$)/

/** Opens a session of the panel. */
const panelLogIn = "POST /admin/session"

/**
 * Refuses a caller whom no call at this path admits, before the body is read: a visitor learns
 * nothing about the fields of calls that are not theirs, and costs no parsing. `path` is the
 * pattern of the route, without the prefix of the api. Handlers require the exact role themselves.
 * Throws UnauthorizedError, ForbiddenError.
 */
export function requireByPath(request: FastifyRequest, path: string): void {
  if (`${request.method} ${path}` === panelLogIn) return
  if (ofPanelSession.test(path)) requirePanelSession(request)
  else if (path.startsWith("/admin/")) requireStaff(request)
  else if (path.startsWith("/users/me") || ofViewers.has(path)) {
    requireViewer(request)
  }
}
