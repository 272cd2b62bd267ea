import type { Role } from "@wara/domain/accounts/account"
import { DomainError } from "@wara/domain/errors"
import type { FastifyRequest } from "fastify"
import type { Viewer } from "./viewer.ts"

/** The calling person; throws UnauthorizedError for visitors. */
export function requireViewer(request: FastifyRequest): Viewer {
  if (request.viewer) return request.viewer
  throw new DomainError("UnauthorizedError", "Log-in required")
}

export const staffRoles: readonly Role[] = ["moderator", "operator"]

/**
 * The calling person, who must have one of these roles. Throws UnauthorizedError for visitors,
 * ForbiddenError for other roles.
 */
export function requireRole(request: FastifyRequest, allowed: readonly Role[]): Viewer {
  const viewer = requireViewer(request)
  if (allowed.includes(viewer.role)) return viewer
  throw new DomainError("ForbiddenError", `Only for: ${allowed.join(", ")}`)
}

/** A moderator or operator. Throws the errors of `requireRole`. */
export function requireStaff(request: FastifyRequest): Viewer {
  return requireRole(request, staffRoles)
}

/** An operator. Throws the errors of `requireRole`. */
export function requireOperator(request: FastifyRequest): Viewer {
  return requireRole(request, ["operator"])
}
