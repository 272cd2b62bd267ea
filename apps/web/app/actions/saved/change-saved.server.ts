import { favouriteNoteSchema } from "@wara/domain/favourites/favourite-schema"
import type { Caller } from "../../backend/caller.server.ts"
import { forgetFavourite, saveFavourite } from "../../backend/favourites.server.ts"
import { saveField } from "../../entities/favourites/save-field.ts"
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
  const added = textOf(form, saveField)
  const intent = savedIntents.find((known) => known === textOf(form, savedFields.intent))
  const ad = Number(added || textOf(form, savedFields.ad))
  const note = favouriteNoteSchema.safeParse(textOf(form, savedFields.note))
  if (!Number.isInteger(ad) || ad < 1 || ad > 2_147_483_647) return null
  if (added !== "") return { intent: "save", ad, note: "" }
  if (intent === undefined || !note.success) return null
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
