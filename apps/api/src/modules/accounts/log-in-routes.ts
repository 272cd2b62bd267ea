import { authAnswerSchema } from "@wara/contract/account"
import { logInSchema } from "@wara/domain/accounts/log-in-schema"
import { registerSchema } from "@wara/domain/accounts/register-schema"
import type { FastifyRequest } from "fastify"
import type { App, AppContext } from "../../app-context.ts"
import { callerDevice, callerNetwork } from "../../plugins/caller.ts"
import { errorResponses } from "../../plugins/error-responses.ts"
import { logIn } from "./use-cases/log-in.ts"
import { signUp } from "./use-cases/sign-up.ts"

/** Log-in and sign-up with a password (spec §7: auth/local). */
export function registerLogIn(app: App, context: AppContext): void {
  app.post(
    "/auth/local",
    {
      schema: {
        tags: ["accounts"],
        summary: "Logs in by e-mail or username and password",
        body: logInSchema,
        response: { 200: authAnswerSchema, ...errorResponses(400, 401, 403, 429) },
      },
    },
    async (request) => logIn(context, { ...request.body, ...from(request) }),
  )
  app.post(
    "/auth/local/register",
    {
      schema: {
        tags: ["accounts"],
        summary: "Makes an account and logs it in",
        body: registerSchema,
        response: { 200: authAnswerSchema, ...errorResponses(400, 409, 429) },
      },
    },
    async (request) => signUp(context, { given: request.body, ...from(request) }),
  )
}

const from = (request: FastifyRequest) => ({
  network: callerNetwork(request),
  device: callerDevice(request),
  now: new Date(),
})
