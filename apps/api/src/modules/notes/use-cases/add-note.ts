import { DomainError } from "@wara/domain/errors"
import type { Database } from "../../../database/database.ts"
import { insertNote, isNoteSubject, type NoteSubject } from "../store.ts"

/** Adds an internal note to an ad or an account. Throws NotFoundError. */
export async function addNote(
  database: Database,
  note: NoteSubject & { authorId: number; text: string },
): Promise<void> {
  if (!(await isNoteSubject(database, note))) {
    throw new DomainError("NotFoundError", "The subject of the note was not found")
  }
  await insertNote(database, note)
}
