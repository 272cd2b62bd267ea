import { DomainError } from "@wara/domain/errors"
import { recordAction } from "../../../audit/record-action.ts"
import type { Database } from "../../../database/database.ts"
import { findParts } from "../store.ts"

/** The batches of a recording; viewing it is recorded in the audit trail. Throws NotFoundError. */
export async function watchRecording(
  database: Database,
  recording: { id: number; actorId: number },
): Promise<string[]> {
  return database.transaction(async (transaction) => {
    const parts = await findParts(transaction, recording.id)
    if (parts === null) throw new DomainError("NotFoundError", "Recording not found")
    await recordAction(transaction, {
      actorId: recording.actorId,
      action: "recording.watch",
      subject: { kind: "recordings", id: recording.id, name: "" },
      before: null,
      after: null,
    })
    return parts
  })
}
