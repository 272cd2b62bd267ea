import { type IncomingMessage, request as plainRequest } from "node:http"
import { request as secureRequest } from "node:https"
import { buffer } from "node:stream/consumers"

/** What the backend said of an upload. */
export type BackendAnswer = { status: number; text: string; retryAfter: string | null }

/** Milliseconds that an upload may take, its pictures made included. */
const timeoutMs = 330_000

/**
 * Hands a body on as it comes, never more of it in memory than is on its way, and answers what the
 * backend said. The sender has always sent all by then: browsers do not listen before. Rejects when
 * the sender goes away, which the backend notices too, or when there is no answer.
 */
export async function handOn(
  body: IncomingMessage,
  to: { url: string; headers: Record<string, string> },
): Promise<BackendAnswer> {
  const request = to.url.startsWith("https:") ? secureRequest : plainRequest
  const signal = AbortSignal.timeout(timeoutMs)
  const upstream = request(to.url, { method: "POST", headers: to.headers, signal })
  const hangUp = () => upstream.destroy(new Error("the sender has gone away"))
  body.once("error", hangUp).pipe(upstream)
  try {
    return await new Promise<IncomingMessage>((resolve, reject) => {
      upstream.once("response", resolve).on("error", reject)
    }).then(readAnswer)
  } finally {
    // The backend may have answered, or gone, before it had read everything.
    body.unpipe(upstream)
    await drain(body)
    if (!upstream.writableFinished) upstream.destroy()
  }
}

/** Reads away what somebody still sends. */
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
