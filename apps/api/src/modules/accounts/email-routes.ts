import { emailChangeAnswerSchema, okAnswerSchema } from "@wara/contract/account"
import { dataAnswerSchema } from "@wara/contract/answer"
import { emailChangeSchema } from "@wara/domain/accounts/account-schemas"
import { z } from "zod"
import { callerNetwork } from "../../access/caller.ts"
import { requireViewer } from "../../access/require-role.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { changeEmail } from "./use-cases/change-email.ts"
import { resendEmailChange } from "./use-cases/resend-email-change.ts"
import { stopEmailChange } from "./use-cases/stop-email-change.ts"

const ok = { ok: true } as const
const tags = ["accounts"]
const codeSchema = z.strictObject({ code: z.string().min(1).max(200) })
const keyHeaders = z.object({
  "idempotency-key": z.string().regex(/^[\x21-\x7e]{8,100}$/, "must have 8 to 100 characters"),
})

/**
 * E-mail changes of an account: requested, mailed again, and stopped by the old address.
 */
export function registerEmails(app: App, context: AppContext): void {
  app.put(
    "/users/me/email",
    {
      schema: {
        tags,
        summary: "Requests a change of the e-mail, which the new address confirms",
        body: z.strictObject({ data: emailChangeSchema }),
        response: {
          200: dataAnswerSchema(emailChangeAnswerSchema),
          ...errorResponses(400, 401, 429),
        },
      },
    },
    async (request) => {
      const { id: userId } = requireViewer(request)
      await changeEmail(context, { ...request.body.data, userId }, new Date())
      return { data: { status: "pending" as const } }
    },
  )
  app.post(
    "/users/me/email/resend",
    {
      schema: {
        tags,
        summary:
          "Mails the link of the requested change again; each Idempotency-Key is processed once",
        headers: keyHeaders,
        response: {
          200: dataAnswerSchema(emailChangeAnswerSchema),
          ...errorResponses(400, 401, 409, 429),
        },
      },
    },
    async (request) => {
      const { id: userId } = requireViewer(request)
      const key = request.headers["idempotency-key"]
      await resendEmailChange(context, { userId, key }, new Date())
      return { data: { status: "pending" as const } }
    },
  )
  app.post(
    "/auth/stop-email-change",
    {
      schema: {
        tags,
        summary:
          "Cancels or undoes an e-mail change with the code sent to the old address; each code works once",
        body: codeSchema,
        response: { 200: okAnswerSchema, ...errorResponses(400, 409, 410, 429) },
      },
    },
    async (request) => {
      await stopEmailChange(context, request.body.code, callerNetwork(request), new Date())
      return ok
    },
  )
}
