import { eq } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { users } from "../../database/schema/accounts.ts"
import { staffNotes } from "../../database/schema/administration.ts"
import { ads } from "../../database/schema/ads.ts"

export type NoteSubject = { adId: number } | { userId: number }

export async function isNoteSubject(database: Database, subject: NoteSubject): Promise<boolean> {
  const found =
    "adId" in subject
      ? await database.$count(ads, eq(ads.id, subject.adId))
      : await database.$count(users, eq(users.id, subject.userId))
  return found > 0
}

/** Adds a note; it is never changed. */
export async function insertNote(
  database: Database,
  note: NoteSubject & { authorId: number; text: string },
): Promise<void> {
  await database.insert(staffNotes).values(note)
}
