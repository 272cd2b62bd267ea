import { authAnswerSchema } from "@wara/contract/account"
import { dataAnswerSchema } from "@wara/contract/answer"
import { socialProviders } from "@wara/domain/accounts/social-log-in"
import { z } from "zod"
import { callerDevice, callerNetwork } from "../../access/caller.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { registerConnect } from "./connect-routes.ts"
import { createProviders, requireProvider } from "./providers.ts"
import { redeemCode } from "./use-cases/redeem-code.ts"

/** Log-in with Google and Facebook [S7.5]. */
export function registerSocial(app: App, context: AppContext): void {
  const providers = createProviders(context.config)
  registerConnect(app, context, providers)

  app.get(
    "/auth/providers",
    {
      schema: {
        tags: ["accounts"],
        summary: "The enabled log-in providers",
        querystring: z.strictObject({}),
        response: { 200: dataAnswerSchema(z.array(z.enum(socialProviders))) },
      },
    },
    async () => ({ data: [...providers.keys()] }),
  )

  app.get(
    "/auth/:provider/callback",
    {
      schema: {
        tags: ["accounts"],
        summary: "Exchanges the code of an OAuth log-in for a session; each code works once",
        params: z.object({ provider: z.string() }),
        querystring: z.strictObject({ access_token: z.string().min(1).max(200) }),
        headers: z.object({
          "x-login-binding": z
            .string()
            .max(200)
            .optional()
            .describe("The secret the log-in was started with"),
        }),
        response: { 200: authAnswerSchema, ...errorResponses(400, 403, 404, 410, 429) },
      },
    },
    async (request, reply) => {
      const { provider } = requireProvider(providers, request.params.provider)
      reply.header("cache-control", "no-store")
      return redeemCode(context, {
        provider,
        code: request.query.access_token,
        binding: request.headers["x-login-binding"] ?? null,
        network: callerNetwork(request),
        device: callerDevice(request),
        now: new Date(),
      })
    },
  )
}
