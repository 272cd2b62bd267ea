import { expect, test } from "vitest"
import { watchPageWork } from "./page-work.server.ts"
import { kindsOfAnswer } from "./path-kinds.server.ts"
import { SharedReads } from "./shared-reads.server.ts"

test("[B8.11] a profile outdates no page that shows no seller", () => {
  for (const path of ["/ads", "/ads/facets", "/faqs", "/pages", "/filter/categories"]) {
    expect(kindsOfAnswer(path, false)).not.toContain("users")
  }
  expect(kindsOfAnswer("/seller-profiles", false)).toContain("users")
  expect(kindsOfAnswer("/ads", true)).toContain("users")
  expect(kindsOfAnswer("/something-new", false)).toEqual(["all"])
})

test("[B8.11] an answer that is remembered counts for every page that contains it", async () => {
  const reads = new SharedReads()
  reads.isStreamConnected = true
  const readQuestions = reads.share(["faqs"], async () => "questions")
  for (const page of ["first", "second"]) {
    const { kinds } = await watchPageWork(page, () => readQuestions())
    expect([...kinds]).toEqual(["faqs"])
  }
})
