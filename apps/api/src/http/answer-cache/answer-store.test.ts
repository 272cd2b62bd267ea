import { expect, test } from "vitest"
import { AnswerStore, type Found, type StoredAnswer } from "./answer-store.ts"
import { adAnswers, answersUntil } from "./shared-answers.ts"

const text = (body: string): StoredAnswer => ({
  body: Buffer.from(body),
  contentType: "application/json",
})

function openStore(maxBytes = 100_000) {
  const clock = { now: 0 }
  const store = new AnswerStore(maxBytes, () => clock.now)
  store.isListening = true
  const find = (key: string, shared = adAnswers) => store.find(key, shared)
  const bodyOf = (found: Found) => (found.state === "stored" ? String(found.answer.body) : null)
  const compute = (key: string, body: string, shared = adAnswers) => {
    const found = find(key, shared)
    if (found.state !== "missing") throw new Error(`${key} is ${found.state}`)
    found.pending.finish(text(body))
  }
  return { store, clock, find, bodyOf, compute }
}

test("[B7.3] an answer is found until a change of its kinds or its age outdates it", () => {
  const { store, clock, find, bodyOf, compute } = openStore()
  compute("ads", "first")
  store.drop("pages")
  expect(bodyOf(find("ads"))).toBe("first")
  store.drop("ads")
  compute("ads", "second")
  clock.now = adAnswers.maxAgeMs - 1
  expect(bodyOf(find("ads"))).toBe("second")
  clock.now += 1
  compute("ads", "third")
  store.drop("all")
  expect(find("ads").state).toBe("missing")
  expect(store.counts).toEqual({ stored: 2, pending: 0, missing: 4 })
})

test("[B7.3] an answer that was computed before a change is not stored after it", async () => {
  const { store, find, bodyOf, compute } = openStore()
  const before = find("ads")
  const waiting = find("ads")
  store.drop("ads")
  const after = find("ads")
  if (before.state !== "missing" || waiting.state !== "pending" || after.state !== "missing")
    throw new Error("a request after the change must not wait for one before it")
  after.pending.finish(text("new"))
  before.pending.finish(text("old"))
  // A reader who asked before the change may get what was true then.
  expect(String((await waiting.answer)?.body)).toBe("old")
  expect(bodyOf(find("ads"))).toBe("new")

  const late = find("other")
  store.drop("ads")
  if (late.state === "missing") late.pending.finish(text("old"))
  compute("other", "new")
  expect(bodyOf(find("other"))).toBe("new")
})

test("[B7.3] while no changes arrive, nothing is stored, and nothing older is found again", () => {
  const { store, find, compute } = openStore()
  compute("ads", "old")
  const computing = find("more")
  store.isListening = false
  if (computing.state === "missing") computing.pending.finish(text("old"))
  store.isListening = true
  expect([find("ads").state, find("more").state]).toEqual(["missing", "missing"])
})

test("[B7.3] memory is bounded, and what is read most recently stays", () => {
  const { store, find, compute } = openStore(20_000)
  const body = "x".repeat(1_000)
  compute("read", body)
  for (let address = 0; address < 100; address += 1) {
    compute(`address ${address}`, body)
    expect(find("read").state).toBe("stored")
    expect(store.bytes).toBeLessThanOrEqual(20_000)
  }
  compute("large", "x".repeat(10_000))
  expect(find("large").state).toBe("missing")
  expect(find("read").state).toBe("stored")
})

test("[B7.3] settings are outdated by any setting, packs by packs only", () => {
  const { store, find, compute } = openStore()
  compute("settings", "{}", answersUntil())
  compute("packs", "[]", answersUntil("packs"))
  store.drop("ads")
  expect(find("settings", answersUntil()).state).toBe("stored")
  store.drop("packs")
  expect(find("packs", answersUntil("packs")).state).toBe("missing")
  store.drop("all")
  expect(find("settings", answersUntil()).state).toBe("missing")
})
