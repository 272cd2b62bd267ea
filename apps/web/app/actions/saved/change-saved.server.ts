import { favouriteNoteSchema } from "@wara/domain/favourites/favourite-schema"
import type { Caller } from "../../backend/caller.server.ts"
import { forgetFavourite, saveFavourite } from "../../backend/favourites.server.ts"
import {
  type SavedIntent,
  savedFields,
  savedIntents,
} from "../../entities/favourites/saved-form.ts"
import type { savedDoneTexts } from "../../features/saved/texts.ts"
import { formDataOf, textOf } from "../../forms/read-form.server.ts"

type SavedForm = { intent: SavedIntent; ad: number; note: string }

/** A posted form of saved ads; null when it is none of ours. */
export async function readSavedForm(request: Request): Promise<SavedForm | null> {
  const form = await formDataOf(request)
  const intent = savedIntents.find((known) => known === textOf(form, savedFields.intent))
  const ad = Number(textOf(form, savedFields.ad))
  const note = favouriteNoteSchema.safeParse(textOf(form, savedFields.note))
  if (intent === undefined || !note.success) return null
  if (!Number.isInteger(ad) || ad < 1 || ad > 2_147_483_647) return null
  return { intent, ad, note: note.data }
}

/** Applies a form; returns what was done, for the notice. Throws BackendError. */
export async function changeSaved(
  { ad, intent, note }: SavedForm,
  caller: Caller,
): Promise<keyof typeof savedDoneTexts> {
  if (intent === "forget") {
    await forgetFavourite(ad, caller)
    return "quitado"
  }
  await saveFavourite(intent === "note" ? { ad, note } : { ad }, caller)
  return intent === "note" ? "nota" : "guardado"
}
