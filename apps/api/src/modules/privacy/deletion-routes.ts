import { accountSchema } from "@wara/contract/account"
import { deletionProofSchema } from "@wara/domain/accounts/account-schemas"
import { days, inSeconds } from "@wara/domain/time"
import { z } from "zod"
import { limitViewer } from "../../access/limits.ts"
import type { App, AppContext } from "../../app-context.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { readAccount } from "../accounts/use-cases/read-account.ts"
import { cancelDeletion, requestDeletion } from "./use-cases/schedule-deletion.ts"

const limits = {
  /** As low as the limit of log-in attempts, because the proof is a password. */
  request: { name: "deletion", limit: 10, windowSeconds: 900 },
  /**
   * Every request and every cancellation sends an e-mail, possibly to an address of another person.
   */
  requestsOfDay: { name: "deletion-day", limit: 20, windowSeconds: inSeconds(days(1)) },
  cancel: { name: "deletion-cancel", limit: 30, windowSeconds: 900 },
}

/** Deletion of the own account, which can be undone within 14 days. */
export function registerDeletion(app: App, { config, database }: AppContext): void {
  app.post(
    "/users/me/deletion",
    {
      schema: {
        tags: ["privacy"],
        summary: "Requests deletion of the account, proven by password or e-mail",
        body: z.strictObject({ data: deletionProofSchema }),
        response: { 200: accountSchema, ...errorResponses(400, 401, 403, 429) },
      },
    },
    async (request) => {
      await limitViewer(database, request, limits.requestsOfDay)
      const viewer = await limitViewer(database, request, limits.request)
      const now = new Date()
      await requestDeletion({ config, database }, viewer, request.body.data, now)
      return readAccount(database, viewer.id, ["cover", "commune"], now)
    },
  )
  app.delete(
    "/users/me/deletion",
    {
      schema: {
        tags: ["privacy"],
        summary: "Cancels the deletion of the account",
        response: { 200: accountSchema, ...errorResponses(400, 401, 429) },
      },
    },
    async (request) => {
      const viewer = await limitViewer(database, request, limits.cancel)
      await cancelDeletion({ config, database }, viewer.id)
      return readAccount(database, viewer.id, ["cover", "commune"], new Date())
    },
  )
}
