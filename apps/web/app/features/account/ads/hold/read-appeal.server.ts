import { appealLimits } from "@wara/domain/ads/ad-hold"
import { holdTexts } from "@wara/domain/ads/ad-hold-texts"
import { z } from "zod"
import { readForm } from "../../../../forms/read-form.server.ts"
import { appealFields } from "./hold-view.tsx"

const schema = z.object({
  text: z
    .string()
    .trim()
    .min(appealLimits.min, holdTexts.appealTooShort)
    .max(appealLimits.max, holdTexts.appealTooLong),
})

/** Parses the form of an appeal. */
export const readAppeal = (form: FormData) => readForm(form, { fields: appealFields, schema })
