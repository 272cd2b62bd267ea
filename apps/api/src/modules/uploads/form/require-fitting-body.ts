import { DomainError } from "@wara/domain/errors"
import { maxUploadRequestBytes } from "@wara/domain/site/upload-rules"
import type { FastifyReply, FastifyRequest } from "fastify"

/**
 * Refuses, before reading a byte, bodies larger than all files of a request together, and those
 * without a declared length, because even invalid bodies are read to their end.
 */
export async function requireFittingBody(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const length = Number(request.headers["content-length"] ?? Number.NaN)
  const fits = length <= maxUploadRequestBytes
  if (!fits) reply.header("connection", "close")
  if (!Number.isSafeInteger(length)) {
    throw new DomainError("ValidationError", "The Content-Length header is required")
  }
  if (!fits) throw new DomainError("PayloadTooLargeError", "The body is too large")
}
