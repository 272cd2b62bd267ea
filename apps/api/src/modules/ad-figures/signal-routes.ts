import { okAnswerSchema } from "@wara/contract/account"
import { signalBatchSchema } from "@wara/contract/ad-figures"
import { signalBatchLimits } from "@wara/domain/figures/ad-signal"
import { isProgram } from "@wara/domain/figures/program-agents"
import { z } from "zod"
import { callerNetwork } from "../../access/caller.ts"
import { requireService } from "../../access/session.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { SignalBuffer } from "./signal-buffer.ts"

/** Receives from browsers which ads they showed. */
export function registerSignals(app: App, { database }: Pick<AppContext, "database">): void {
  const buffer = new SignalBuffer(database)
  // A graceful stop loses nothing, also of the requests that are still answered.
  app.addHook("preClose", () =>
    buffer.close().catch((err) => app.log.warn({ err }, "signals lost")),
  )
  app.post(
    "/ad-signals",
    {
      bodyLimit: signalBatchLimits.bytes,
      preParsing: async (request) => requireService(request),
      schema: {
        tags: ["ads"],
        summary:
          "Counts ads that a browser showed, each once per visitor and day; programs, owners and the team do not count",
        body: z.strictObject({ data: signalBatchSchema }),
        response: { 200: okAnswerSchema, ...errorResponses(400, 401, 403, 413) },
      },
    },
    async (request) => {
      const userAgent = request.headers["user-agent"] ?? ""
      const { viewer } = request
      if (!isProgram(userAgent) && (viewer === null || viewer.role === "user")) {
        const sender = { network: callerNetwork(request), userAgent, viewer: viewer?.id ?? null }
        await buffer.add(request.body.data, sender, new Date())
      }
      return { ok: true } as const
    },
  )
}
