import { type IncomingMessage, request as plainRequest } from "node:http"
import { request as secureRequest } from "node:https"
import { buffer } from "node:stream/consumers"

export type BackendAnswer = { status: number; text: string; retryAfter: string | null }

/** Timeout of an upload in milliseconds, including the conversion of its pictures. */
const timeoutMs = 330_000

/**
 * Streams a body to the backend with constant memory and returns the backend's response. The
 * response is only returned after the whole body was received, because browsers do not read it
 * before. Rejects when the sender disconnects, which aborts the backend request too, or when there
 * is no response.
 */
export async function handOn(
  body: IncomingMessage,
  to: { url: string; headers: Record<string, string> },
): Promise<BackendAnswer> {
  const request = to.url.startsWith("https:") ? secureRequest : plainRequest
  const signal = AbortSignal.timeout(timeoutMs)
  const upstream = request(to.url, { method: "POST", headers: to.headers, signal })
  const hangUp = () => upstream.destroy(new Error("the client has disconnected"))
  body.once("error", hangUp).pipe(upstream)
  try {
    return await new Promise<IncomingMessage>((resolve, reject) => {
      upstream.once("response", resolve).on("error", reject)
    }).then(readAnswer)
  } finally {
    // The backend may have responded or disconnected before it read the whole body.
    body.unpipe(upstream)
    await drain(body)
    if (!upstream.writableFinished) upstream.destroy()
  }
}

/** Reads and discards the rest of a body. */
export async function drain(body: IncomingMessage): Promise<void> {
  if (!body.readableEnded) for await (const _ of body);
}

async function readAnswer(response: IncomingMessage): Promise<BackendAnswer> {
  return {
    status: response.statusCode ?? 500,
    text: (await buffer(response)).toString("utf8"),
    retryAfter: response.headers["retry-after"] ?? null,
  }
}
