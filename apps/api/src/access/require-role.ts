import type { Role } from "@wara/domain/accounts/account"
import { DomainError } from "@wara/domain/errors"
import { isConfirmed } from "@wara/domain/staff/panel-session"
import type { FastifyRequest } from "fastify"
import type { PanelAccess, Viewer } from "./viewer.ts"

/** The calling person; throws UnauthorizedError for visitors. */
export function requireViewer(request: FastifyRequest): Viewer {
  if (request.viewer) return request.viewer
  throw new DomainError("UnauthorizedError", "Log-in required")
}

export const staffRoles: readonly Role[] = ["moderator", "operator"]

/**
 * A member of the team in a session of the panel, even while their second factor is missing. Throws
 * UnauthorizedError for visitors, ForbiddenError for other accounts and for sessions of the site.
 */
export function requirePanelSession(
  request: FastifyRequest,
  allowed: readonly Role[] = staffRoles,
): Viewer & { panel: PanelAccess } {
  const viewer = requireViewer(request)
  if (!allowed.includes(viewer.role)) {
    throw new DomainError("ForbiddenError", `Only for: ${allowed.join(", ")}`)
  }
  const { panel } = viewer
  if (panel === null) throw new DomainError("ForbiddenError", "Log in through the panel")
  return { ...viewer, panel }
}

/**
 * The calling person, who must have one of these roles; those of the team need a session of the
 * panel. Throws UnauthorizedError for visitors, ForbiddenError otherwise.
 */
export function requireRole(request: FastifyRequest, allowed: readonly Role[]): Viewer {
  if (allowed.includes("user")) return requireViewer(request)
  const viewer = requirePanelSession(request, allowed)
  if (viewer.panel.isComplete) return viewer
  throw new DomainError("ForbiddenError", "Set up a second factor first")
}

/** A moderator or operator. Throws the errors of `requireRole`. */
export function requireStaff(request: FastifyRequest): Viewer {
  return requireRole(request, staffRoles)
}

/** An operator. Throws the errors of `requireRole`. */
export function requireOperator(request: FastifyRequest): Viewer {
  return requireRole(request, ["operator"])
}

/**
 * Options of a call that only operators may make: others are refused before its body is read and its
 * parameters are validated.
 */
export const operatorsOnly = {
  preParsing: async (request: FastifyRequest) => void requireOperator(request),
}

/**
 * Requires that the person typed the password within the last minutes, for steps that move money,
 * give credits, set prices and limits, or export data. Throws ConfirmationRequiredError.
 */
export function requireConfirmation({ panel }: Viewer, now = new Date()): void {
  if (panel !== null && isConfirmed(panel.confirmedAt, now)) return
  throw new DomainError("ConfirmationRequiredError", "Confirm your password first")
}
