import { DomainError } from "@wara/domain/errors"
import { maxUploadRequestBytes } from "@wara/domain/site/upload-rules"
import type { FastifyReply, FastifyRequest } from "fastify"

/**
 * Refuses, before a byte is read, bodies that are larger than all files of a call together, and those
 * that do not say how large they are: they are read to their end even if they are wrong.
 */
export async function requireFittingBody(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const length = Number(request.headers["content-length"] ?? Number.NaN)
  const fits = length <= maxUploadRequestBytes
  if (!fits) reply.header("connection", "close")
  if (!Number.isSafeInteger(length)) {
    throw new DomainError("ValidationError", "The Content-Length is needed")
  }
  if (!fits) throw new DomainError("PayloadTooLargeError", "The body is too large")
}
