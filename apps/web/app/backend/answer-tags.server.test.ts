import { expect, test } from "vitest"
import { tagsOfAnswer, tagsOfPath } from "./answer-tags.server.ts"
import { tagsOfChange } from "./change-tags.ts"
import { watchPageWork } from "./page-work.server.ts"
import { SharedReads } from "./shared-reads.server.ts"

test("[B8.11] a profile outdates no page that shows no seller", () => {
  for (const path of [
    "/ads",
    "/ads/facets",
    "/faqs",
    "/pages",
    "/filter/categories",
    "/announcements",
  ]) {
    expect(tagsOfPath(path, false)).not.toContain("users")
  }
  expect(tagsOfPath("/seller-profiles", false)).toContain("users")
  expect(tagsOfPath("/ads", true)).toContain("users")
  expect(tagsOfPath("/something-new", false)).toEqual(["all"])
})

test("[B8.11] an answer that is remembered counts for every page that contains it", async () => {
  const reads = new SharedReads()
  reads.isStreamConnected = true
  const readQuestions = reads.share(["faqs"], async () => "questions")
  for (const page of ["first", "second"]) {
    const { tags } = await watchPageWork(page, () => readQuestions())
    expect([...tags]).toEqual(["faqs"])
  }
})

const found = (...ids: number[]) => ({ data: ids.map((id) => ({ id, user: { id: id * 10 } })) })
const bySlug = { filters: { slug: { $eq: "grua" } } }
const related = { filters: { category: { slug: { $eq: "gruas" } }, id: { $ne: 1 } }, page: 1 }

test.each([
  ["an ad", "/ads", bySlug, found(1), ["ad:1", "seller:10"]],
  ["no ad of that name", "/ads", bySlug, found(), ["lists"]],
  ["an ended ad", "/ended-ads", bySlug, found(2), ["ad:2", "seller:20"]],
  ["a list", "/ads", { page: 1 }, found(1, 2), ["ad:1", "ad:2", "seller:10", "seller:20", "lists"]],
  ["ads of a category", "/ads", related, { data: [{ id: 3 }] }, ["ad:3", "lists:gruas"]],
  ["facets, which count other categories", "/ads/facets", related, { data: {} }, ["lists"]],
  ["a profile", "/seller-profiles", {}, found(7), ["seller:7", "ads-of:7"]],
  ["no profile of that name", "/seller-profiles", {}, found(), ["sellers"]],
  ["ads of a seller", "/ads", { filters: { user: { username: { $eqi: "x" } } } }, found(), []],
  ["questions", "/faqs", {}, found(1), []],
])("[B8.20] the tags of %s", (_what, path, query, answer, tags) => {
  expect(tagsOfAnswer(path, query, answer)).toEqual(tags)
})

test("[B8.20] a change of an ad outdates the ad, its seller's list and, if it is public, the lists", () => {
  const ad = { kind: "ads", ids: [1], owners: [7], categories: ["gruas"] }
  expect(tagsOfChange({ ...ad, listed: false })).toEqual(["ad:1", "ads-of:7"])
  expect(tagsOfChange({ ...ad, listed: true })).toEqual([
    "ad:1",
    "ads-of:7",
    "lists",
    "lists:gruas",
  ])
  expect(tagsOfChange({ kind: "ads", ids: null })).toEqual(["ads"])
  expect(tagsOfChange({ kind: "ads", ids: [1] })).toEqual(["ads"])
  expect(tagsOfChange({ kind: "users", ids: [7] })).toEqual(["sellers", "seller:7"])
  expect(tagsOfChange({ kind: "users", ids: null })).toEqual(["users"])
  expect(tagsOfChange({ kind: "faqs", ids: [3] })).toEqual(["faqs"])
})
