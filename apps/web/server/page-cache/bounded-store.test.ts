import { expect, test } from "vitest"
import { BoundedStore } from "./bounded-store.ts"

test("the number of entries is limited", () => {
  const store = new BoundedStore<string>({ entries: 8, bytes: 1_000, trialShare: 0.5 })
  for (let number = 0; number < 100; number += 1) {
    store.set(`page ${number}`, "text", 1)
    store.get(`page ${number}`)
  }
  expect(store.entries).toBeLessThanOrEqual(8)
  expect(store.get("page 99")).toBe("text")
  expect(store.get("page 0")).toBeUndefined()
})

test("the number of bytes is limited, and the count stays correct", () => {
  const store = new BoundedStore<string>({ entries: 100, bytes: 100, trialShare: 0.5 })
  for (let number = 0; number < 10; number += 1) store.set(`page ${number}`, "text", 20)
  expect(store.bytes).toBe(40)
  store.set("page 9", "text", 30)
  store.delete("page 8")
  expect(store.bytes).toBe(30)
  store.clear()
  expect([store.bytes, store.entries]).toEqual([0, 0])
})

test("an entry over half of the limit is not stored", () => {
  const store = new BoundedStore<string>({ entries: 10, bytes: 100, trialShare: 0.5 })
  store.set("huge", "text", 51)
  expect(store.get("huge")).toBeUndefined()
})

test("many URLs requested once do not evict pages in use", () => {
  const store = new BoundedStore<string>({ entries: 20, bytes: 10_000, trialShare: 0.25 })
  for (let number = 0; number < 10; number += 1) {
    store.set(`read ${number}`, "text", 10)
    store.get(`read ${number}`)
  }
  for (let number = 0; number < 5_000; number += 1) store.set(`flood ${number}`, "text", 10)
  const left = Array.from({ length: 10 }, (_, number) => store.get(`read ${number}`))
  expect(left).toEqual(Array(10).fill("text"))
})
