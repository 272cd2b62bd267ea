import type { FastifyReply } from "fastify"

/** Aborted when whoever called goes away before the answer. */
export function whileConnected(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) controller.abort(new Error("the caller has gone away"))
  })
  return controller.signal
}
