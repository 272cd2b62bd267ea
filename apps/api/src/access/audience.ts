import { audienceHeader } from "@wara/contract/audience"
import type { Reader } from "@wara/domain/accounts/account"
import { DomainError } from "@wara/domain/errors"
import type { FastifyRequest } from "fastify"

/**
 * Refuses the audience header of callers that may not use it. Throws ForbiddenError without the
 * service token or next to a session, ValidationError for any other value than `user`.
 */
export function checkAudience(request: FastifyRequest): void {
  const audience = request.headers[audienceHeader]
  if (audience === undefined) return
  if (!request.isService || request.viewer !== null)
    throw new DomainError("ForbiddenError", "Only the web server itself may read for an audience")
  if (audience === "user") return
  const details = [{ path: ["headers", audienceHeader], message: "must be user" }]
  throw new DomainError("ValidationError", `${audienceHeader}: must be user`, details)
}

/** Who reads: the role of the calling person, the audience that the web server reads for, or a visitor. */
export function readerOf(request: FastifyRequest): Reader {
  if (request.viewer !== null) return request.viewer.role
  return request.headers[audienceHeader] === undefined ? "visitor" : "user"
}
