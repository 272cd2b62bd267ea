import { z } from "zod"
import { favouriteNoteLimit } from "./favourite.ts"
import { favouriteTexts } from "./favourite-texts.ts"

/** The note on a saved ad, which only its author reads. */
export const favouriteNoteSchema = z
  .string()
  .trim()
  .max(favouriteNoteLimit, favouriteTexts.noteTooLong(favouriteNoteLimit))
