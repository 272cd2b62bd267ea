import { authAnswerSchema } from "@wara/contract/account"
import { logInSchema, registerSchema } from "@wara/domain/accounts/account-schemas"
import { DomainError } from "@wara/domain/errors"
import { botTokenHeader } from "@wara/domain/site/bot-check"
import type { FastifyRequest } from "fastify"
import { z } from "zod"
import { callerDevice, callerNetwork } from "../../access/caller.ts"
import { botTokenHeaders, requirePerson } from "../../access/require-person.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { unprovedLogIns } from "./log-in-limits.ts"
import { logIn } from "./use-cases/log-in.ts"
import { signUp } from "./use-cases/sign-up.ts"

const headers = z.object(botTokenHeaders)

/** Half of the sign-ups a network is otherwise allowed in an hour. */
const unprovedSignUps = { limit: 30, windowSeconds: 3600 }

/** Log-in and sign-up with a password [S7.3]. */
export function registerLogIn(app: App, context: AppContext): void {
  app.post(
    "/auth/local",
    {
      schema: {
        tags: ["accounts"],
        summary: "Logs in with e-mail or username and password",
        headers,
        body: logInSchema,
        response: { 200: authAnswerSchema, ...errorResponses(400, 401, 403, 429) },
      },
    },
    async (request) => {
      const prove = (isWanted: () => Promise<boolean>) => {
        const unproved = { ...unprovedLogIns, isWanted }
        return requirePerson(context, request, { action: "login", unproved })
      }
      const call = { ...request.body, ...from(request), prove }
      return logIn(context, call).catch((cause: unknown) => {
        throw context.config.botCheck === null ? cause : wantsToken(cause)
      })
    },
  )
  app.post(
    "/auth/local/register",
    {
      schema: {
        tags: ["accounts"],
        summary: "Creates an account and logs it in",
        headers,
        body: registerSchema,
        response: { 200: authAnswerSchema, ...errorResponses(400, 403, 409, 429) },
      },
    },
    async (request) => {
      await requirePerson(context, request, { action: "register", unproved: unprovedSignUps })
      return signUp(context, { given: request.body, ...from(request) })
    },
  )
}

const from = (request: FastifyRequest) => ({
  network: callerNetwork(request),
  device: callerDevice(request),
  now: new Date(),
})

/** Signals after a failed log-in that the next attempt requires a bot check token. */
function wantsToken(cause: unknown): unknown {
  if (!(cause instanceof DomainError) || cause.code !== "InvalidCredentialsError") return cause
  const detail = { path: [botTokenHeader], message: "is required for the next attempt" }
  return new DomainError(cause.code, cause.message, [detail])
}
