import { z } from "zod"
import { familySchema } from "../machines/machine-kinds.ts"
import source from "./data/families.json" with { type: "json" }

const phrases = z.array(z.string()).nonempty()

const familyPhrasesSchema = z.strictObject({
  maintenance: phrases,
  history: phrases,
  brandNew: phrases,
  renewed: phrases,
  forParts: phrases,
})

/** General sentences that suit a whole family of machines; `{o}` is the ending of its gender. */
export const phrasesOfFamily = z.record(familySchema, familyPhrasesSchema).parse(source)
