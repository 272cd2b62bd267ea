import { authAnswerSchema, okAnswerSchema } from "@wara/contract/account"
import {
  changePasswordSchema,
  emailOnlySchema,
  resetPasswordSchema,
} from "@wara/domain/accounts/account-schemas"
import { callerDevice, callerNetwork } from "../../access/caller.ts"
import { requireViewer } from "../../access/require-role.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import type { LinkPurpose } from "../../queue/enqueue.ts"
import { changePassword } from "./use-cases/change-password.ts"
import { requestLink, resetPassword } from "./use-cases/reset-password.ts"

const ok = { ok: true } as const
const tags = ["accounts"]
const linkAnswers = { 200: okAnswerSchema, ...errorResponses(400, 429) }

/** Forgotten, reset and changed passwords, and requests for links [S7.4]. */
export function registerPasswords(app: App, context: AppContext): void {
  registerLinkRequest(app, context, {
    path: "/auth/forgot-password",
    purpose: "reset_password",
    summary: "Sends a password reset link if the e-mail belongs to an account",
  })
  registerLinkRequest(app, context, {
    path: "/auth/send-email-confirmation",
    purpose: "confirm_email",
    summary: "Sends a confirmation link if the e-mail belongs to an unconfirmed account",
  })
  app.post(
    "/auth/reset-password",
    {
      schema: {
        tags,
        summary:
          "Sets a new password with the code of a link; each code works once. Ends every session and opens a new one",
        body: resetPasswordSchema,
        response: { 200: authAnswerSchema, ...errorResponses(400, 410, 429) },
      },
    },
    async (request) => {
      const { code, password } = request.body
      const caller = { network: callerNetwork(request), device: callerDevice(request) }
      return resetPassword(context, { code, password, ...caller }, new Date())
    },
  )
  app.post(
    "/auth/change-password",
    {
      schema: {
        tags,
        summary: "Changes the password; ends every session and opens a new one",
        body: changePasswordSchema,
        response: { 200: authAnswerSchema, ...errorResponses(400, 401, 429) },
      },
    },
    async (request) => {
      const { id: userId } = requireViewer(request)
      const { currentPassword, password } = request.body
      const caller = { network: callerNetwork(request), device: callerDevice(request) }
      const change = { userId, currentPassword, password, ...caller }
      return changePassword(context, change, new Date())
    },
  )
}

/**
 * A request for a link; response and duration are the same whether or not an account has the
 * e-mail.
 */
function registerLinkRequest(
  app: App,
  { database }: AppContext,
  link: { path: string; purpose: LinkPurpose; summary: string },
): void {
  const { path, purpose, summary } = link
  app.post(
    path,
    { schema: { tags, summary, body: emailOnlySchema, response: linkAnswers } },
    async (request) => {
      await requestLink(database, { purpose, email: request.body.email }, callerNetwork(request))
      return ok
    },
  )
}
