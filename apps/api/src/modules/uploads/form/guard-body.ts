import type { IncomingMessage } from "node:http"
import { DomainError } from "@wara/domain/errors"
import { maxUploadRequestBytes } from "@wara/domain/site/upload-rules"
import type { FastifyReply, FastifyRequest } from "fastify"

/**
 * Runs the work of a request and, when it fails, drains the rest of the body before the error is
 * sent: browsers read no response until they have sent everything.
 */
export async function drainBodyOnError<Result>(
  body: IncomingMessage,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    body.unpipe()
    await readAway(body)
    throw cause
  }
}

async function readAway(body: IncomingMessage): Promise<void> {
  if (body.readableEnded || body.destroyed) return
  try {
    for await (const _ of body);
  } catch {
    // The client has disconnected and receives no response.
  }
}

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
