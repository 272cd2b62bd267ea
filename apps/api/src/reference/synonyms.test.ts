import { expect, test } from "vitest"
import { synonymTermsSchema } from "../modules/search/collection.ts"
import { synonymGroups } from "./synonyms.ts"

test("[B5.5] operators can save every group of the first list as it is", () => {
  for (const terms of synonymGroups) {
    expect(synonymTermsSchema.safeParse(terms), terms[0]).toEqual({ success: true, data: terms })
  }
})

test("[B5.5] no group of the first list repeats what another one says", () => {
  const repeated = synonymGroups.filter((terms) =>
    synonymGroups.some((other) => other !== terms && terms.every((term) => other.includes(term))),
  )
  expect(repeated).toEqual([])
  // A release tells groups apart by their first term.
  expect(new Set(synonymGroups.map(([first]) => first)).size).toBe(synonymGroups.length)
})
