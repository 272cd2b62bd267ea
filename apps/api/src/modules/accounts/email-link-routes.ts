import { disownedEmailSchema, emailLinkSchema, okAnswerSchema } from "@wara/contract/account"
import { dataAnswerSchema } from "@wara/contract/answer"
import {
  confirmationSchema,
  disownSchema,
  emailLinkReadSchema,
} from "@wara/domain/accounts/account-schemas"
import type { FastifyRequest } from "fastify"
import { callerDevice, callerNetwork } from "../../access/caller.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { confirmEmail } from "./use-cases/confirm-email.ts"
import { confirmEmailChange } from "./use-cases/confirm-email-change.ts"
import { disownEmail } from "./use-cases/disown-email.ts"
import { readEmailLink } from "./use-cases/read-email-link.ts"

const ok = { ok: true } as const
const tags = ["accounts"]

/** Links that prove an e-mail: what they are about, confirmed or disowned [S7.4]. */
export function registerEmailLinks(app: App, context: AppContext): void {
  const { database } = context
  app.post(
    "/auth/email-link",
    {
      schema: {
        tags,
        summary:
          "Names the account behind the code of a mailed link, with its e-mail masked; the link stays valid",
        body: emailLinkReadSchema,
        response: { 200: dataAnswerSchema(emailLinkSchema), ...errorResponses(400, 410, 429) },
      },
    },
    async (request, reply) => {
      reply.header("cache-control", "no-store")
      const link = { ...request.body, ...claimant(request) }
      return { data: await readEmailLink(database, link, new Date()) }
    },
  )
  app.post(
    "/auth/confirm-email",
    {
      schema: {
        tags,
        summary:
          "Confirms an e-mail with the code of its link; each code works once. Needs the password unless a session of the account was opened in the caller's browser",
        body: confirmationSchema,
        response: { 200: okAnswerSchema, ...errorResponses(400, 410, 429) },
      },
    },
    async (request) => {
      await confirmEmail(database, confirmation(request, request.body), new Date())
      return ok
    },
  )
  app.post(
    "/auth/confirm-email-change",
    {
      schema: {
        tags,
        summary:
          "Confirms an e-mail change with the code of its link; each code works once. Needs the password unless a session of the account was opened in the caller's browser",
        body: confirmationSchema,
        response: { 200: okAnswerSchema, ...errorResponses(400, 409, 410, 429) },
      },
    },
    async (request) => {
      await confirmEmailChange(database, confirmation(request, request.body), new Date())
      return ok
    },
  )
  app.post(
    "/auth/disown-email",
    {
      schema: {
        tags,
        summary:
          "Undoes what another person did with the e-mail that received a link: an unused account is removed, any other loses its password and sessions, a requested e-mail change is cancelled",
        body: disownSchema,
        response: { 200: dataAnswerSchema(disownedEmailSchema), ...errorResponses(400, 410, 429) },
      },
    },
    async (request) => {
      const link = { ...request.body, network: callerNetwork(request) }
      return { data: { outcome: await disownEmail(context, link, new Date()) } }
    },
  )
}

const claimant = (request: FastifyRequest) => ({
  viewer: request.viewer,
  device: callerDevice(request),
  network: callerNetwork(request),
})

const confirmation = (
  request: FastifyRequest,
  { code, password = null }: { code: string; password?: string | null | undefined },
) => ({ code, password, ...claimant(request) })
