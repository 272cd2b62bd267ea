import { type Pagination, pageAnswerSchema } from "@wara/contract/answer"
import { type CreditMovement, creditMovementSchema } from "@wara/contract/credit"
import { backendTexts } from "./backend-texts.ts"
import { type Caller, callerOptions } from "./caller.server.ts"
import { backendGet } from "./client.server.ts"
import { loading } from "./loading.server.ts"

/** A page of the caller's credit movements, newest first. */
export async function listMovements(
  page: number,
  caller: Caller,
): Promise<{ movements: CreditMovement[]; pagination: Pagination }> {
  const schema = pageAnswerSchema(creditMovementSchema)
  const path = "/users/me/credits/movements"
  const { data, meta } = await loading(backendTexts.credits, () =>
    backendGet(path, { page }, schema, callerOptions(caller)),
  )
  return { movements: data, pagination: meta.pagination }
}
