import { accountTexts } from "@wara/domain/accounts/account-texts"
import type { ProRequest } from "@wara/domain/accounts/publisher-schema"
import { DomainError } from "@wara/domain/errors"
import type { Viewer } from "../../../access/viewer.ts"
import type { Database } from "../../../database/database.ts"
import { setPublisher } from "../../profile/use-cases/set-publisher.ts"
import { insertProRequest } from "../pro-request-store.ts"

/**
 * Requests professional status; the company is stored with the account. Throws ConflictError with
 * the path `request` when the account is already professional or another request is open.
 */
export async function requestPro(
  database: Database,
  viewer: Viewer,
  request: ProRequest,
  now: Date,
): Promise<void> {
  if (viewer.pro) throw conflict(accountTexts.proAlready)
  await database.transaction(async (transaction) => {
    const isNew = await insertProRequest(transaction, viewer.id, request, now)
    if (!isNew) throw conflict(accountTexts.proRequestOpen)
    const { message: _, ...company } = request
    await setPublisher(transaction, viewer.id, { kind: "company", ...company })
  })
}

function conflict(message: string): DomainError {
  return new DomainError("ConflictError", "A request is not possible now", [
    { path: ["request"], message },
  ])
}
