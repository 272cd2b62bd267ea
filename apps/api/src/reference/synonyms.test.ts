import { expect, test } from "vitest"
import { synonymTermsSchema } from "../modules/search/collection.ts"
import { synonymGroups } from "./synonyms.ts"

test("[B5.5] operators can save every initial group unchanged", () => {
  for (const terms of synonymGroups) {
    expect(synonymTermsSchema.safeParse(terms), terms[0]).toEqual({ success: true, data: terms })
  }
})

test("[B5.5] no initial group repeats another one", () => {
  const repeated = synonymGroups.filter((terms) =>
    synonymGroups.some((other) => other !== terms && terms.every((term) => other.includes(term))),
  )
  expect(repeated).toEqual([])
  // A release identifies groups by their first term.
  expect(new Set(synonymGroups.map(([first]) => first)).size).toBe(synonymGroups.length)
})
