import { okAnswerSchema } from "@wara/contract/account"
import { staffNoteLimit } from "@wara/domain/ads/review"
import { DomainError } from "@wara/domain/errors"
import { z } from "zod"
import { requireStaff } from "../../access/require-role.ts"
import type { App, AppContext } from "../../app-context.ts"
import { registerCollection } from "../../collections/dialect/register-collection.ts"
import type { Database } from "../../database/database.ts"
import { errorResponses } from "../../http/error-responses.ts"
import { idParams } from "../../http/id-params.ts"
import { staffNotes } from "./collection.ts"
import { insertNote, isNoteSubject, type NoteSubject } from "./store.ts"

const body = z.strictObject({
  data: z.strictObject({ text: z.string().trim().min(1).max(staffNoteLimit) }),
})

const subjects = {
  ads: { name: "an ad", of: (id: number) => ({ adId: id }) },
  users: { name: "an account", of: (id: number) => ({ userId: id }) },
} as const

/**
 * Internal notes: the team writes them, GET /admin/notes reads them, and they are never changed.
 */
export function registerNotes(app: App, context: AppContext): void {
  const { database } = context
  registerCollection(app, context, staffNotes)
  for (const path of ["ads", "users"] as const) {
    const { name, of } = subjects[path]
    app.post(
      `/admin/${path}/:id/notes`,
      {
        schema: {
          tags: ["admin"],
          summary: `Adds an internal note to ${name}`,
          params: idParams,
          body,
          response: { 200: okAnswerSchema, ...errorResponses(400, 401, 403, 404, 429) },
        },
      },
      async (request) => {
        const authorId = requireStaff(request).id
        const { text } = request.body.data
        await addNote(database, { ...of(request.params.id), authorId, text })
        return { ok: true } as const
      },
    )
  }
}

/** Adds an internal note to an ad or an account. Throws NotFoundError. */
async function addNote(
  database: Database,
  note: NoteSubject & { authorId: number; text: string },
): Promise<void> {
  if (!(await isNoteSubject(database, note))) {
    throw new DomainError("NotFoundError", "The subject of the note was not found")
  }
  await insertNote(database, note)
}
