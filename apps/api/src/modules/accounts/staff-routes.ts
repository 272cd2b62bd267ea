import { okAnswerSchema } from "@wara/contract/account"
import { dataAnswerSchema } from "@wara/contract/answer"
import { relatedAccountSchema } from "@wara/contract/review"
import { accountLimits } from "@wara/domain/accounts/account"
import { creditKinds, maxGift } from "@wara/domain/credits/credit"
import { actionLimits } from "@wara/domain/staff/field-limits"
import { z } from "zod"
import { requireConfirmation, requireStaff } from "../../access/require-role.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { idParams } from "../../http/id-params.ts"
import { changeUser, listRelatedAccounts } from "./use-cases/change-user.ts"
import { correctEmail } from "./use-cases/correct-email.ts"
import { giveCredits } from "./use-cases/give-credits.ts"

const ok = { ok: true } as const
const done = { 200: okAnswerSchema, ...errorResponses(400, 401, 403, 404, 409, 429) }
const reason = z.string().trim().min(actionLimits.reason.min).max(actionLimits.reason.max)

/** What the team does with accounts in the panel; every route checks the role itself. */
export function registerStaffAccounts(app: App, context: AppContext): void {
  app.post(
    "/admin/users/:id/block",
    {
      schema: {
        tags: ["admin"],
        summary: "Blocks an account, and optionally bans its ads",
        params: idParams,
        body: z.strictObject({
          data: z.strictObject({ reason, ban_ads: z.boolean().default(false) }),
        }),
        response: done,
      },
    },
    async (request) => {
      const viewer = requireStaff(request)
      const { ban_ads: banAds, reason } = request.body.data
      const change = { kind: "block", reason, banAds } as const
      await changeUser(context, viewer, request.params.id, change, new Date())
      return ok
    },
  )
  app.post(
    "/admin/users/:id/unblock",
    {
      schema: {
        tags: ["admin"],
        summary: "Unblocks an account",
        params: idParams,
        body: z.strictObject({ data: z.strictObject({ reason }) }),
        response: done,
      },
    },
    async (request) => {
      const viewer = requireStaff(request)
      const change = { kind: "unblock", reason: request.body.data.reason } as const
      await changeUser(context, viewer, request.params.id, change, new Date())
      return ok
    },
  )
  app.post(
    "/admin/users/:id/email",
    {
      schema: {
        tags: ["admin"],
        summary: "Corrects the e-mail of an account, which the user then confirms",
        params: idParams,
        body: z.strictObject({
          data: z.strictObject({ email: z.email().max(accountLimits.email), reason }),
        }),
        response: done,
      },
    },
    async (request) => {
      const actor = requireStaff(request)
      // A borrowed panel could otherwise take over an account by its e-mail [B8.89].
      requireConfirmation(actor)
      const call = { actor, userId: request.params.id, ...request.body.data }
      await correctEmail(context, call, new Date())
      return ok
    },
  )
  app.get(
    "/admin/users/:id/related",
    {
      schema: {
        tags: ["admin"],
        summary: "Other accounts with the same RUT, phone or network",
        params: idParams,
        querystring: z.strictObject({}),
        response: {
          200: dataAnswerSchema(z.array(relatedAccountSchema)),
          ...errorResponses(400, 401, 403, 429),
        },
      },
    },
    async (request) => {
      requireStaff(request)
      return { data: await listRelatedAccounts(context.database, request.params.id) }
    },
  )
  app.post(
    "/admin/users/:id/pro",
    {
      schema: {
        tags: ["admin"],
        summary: "Grants or removes the professional status of an account",
        params: idParams,
        body: z.strictObject({ data: z.strictObject({ pro: z.boolean() }) }),
        response: done,
      },
    },
    async (request) => {
      const viewer = requireStaff(request)
      const change = { kind: "pro", pro: request.body.data.pro } as const
      await changeUser(context, viewer, request.params.id, change, new Date())
      return ok
    },
  )
  app.post(
    "/admin/users/:id/gift",
    {
      schema: {
        tags: ["admin"],
        summary: "Gives credits; each key gives once",
        params: idParams,
        body: z.strictObject({
          data: z.strictObject({
            key: z.uuid(),
            kind: z.enum(creditKinds),
            count: z.int().min(1).max(maxGift),
            note: z.string().trim().max(actionLimits.giftNote.max).default(""),
          }),
        }),
        response: done,
      },
    },
    async (request) => {
      const actor = requireStaff(request)
      requireConfirmation(actor)
      const gift = { userId: request.params.id, actorId: actor.id, ...request.body.data }
      await giveCredits(context, gift)
      return ok
    },
  )
}
