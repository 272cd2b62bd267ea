import type { RightsDetail } from "@wara/contract/privacy"
import { DomainError } from "@wara/domain/errors"
import type { Viewer } from "../../../access/viewer.ts"
import { recordAction } from "../../../audit/record-action.ts"
import type { Database } from "../../../database/database.ts"
import { countMessagesOf } from "../../privacy/use-cases/address-data.ts"
import { findRequest } from "../store.ts"

/**
 * Everything about a request, for the operator who answers it; every reading is in the audit trail.
 * Throws NotFoundError.
 */
export async function readRequest(
  database: Database,
  { actor, id }: { actor: Viewer; id: number },
): Promise<RightsDetail> {
  const request = await findRequest(database, id)
  if (request === null) throw new DomainError("NotFoundError", "There is no such request")
  await recordAction(database, {
    actorId: actor.id,
    action: "rights-request.read",
    subject: { kind: "rights-requests", id, name: "" },
    before: null,
    after: { right: request.right },
  })
  const { answer, email, extensionReason, message, name, purpose, userId } = request
  return {
    ...{ name, email, message, answer, purpose },
    user_id: userId,
    extension_reason: extensionReason,
    contact_messages: email === null ? 0 : await countMessagesOf(database, email),
  }
}
