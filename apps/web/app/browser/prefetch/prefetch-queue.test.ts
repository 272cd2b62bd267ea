import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { PrefetchQueue } from "./link-prefetch.tsx"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open() {
  const batches: string[][] = []
  const queue = new PrefetchQueue((loading) => void batches.push(loading))
  return { queue, loading: () => batches.at(-1) ?? [] }
}

test("[S9.7] at most five pages are prefetched at a time", () => {
  const { queue, loading } = open()
  for (const page of ["/1", "/2", "/3", "/4", "/5", "/6", "/7"]) queue.want(page)
  expect(loading()).toEqual(["/1", "/2", "/3", "/4", "/5"])
  queue.unwant("/6")
  queue.finish("/2")
  expect(loading()).toEqual(["/1", "/3", "/4", "/5", "/7"])
})

test("a page frees its slot after 10 s; it is prefetched again after 30 s at the earliest", () => {
  const { queue, loading } = open()
  queue.want("/1")
  queue.want("/1")
  expect(loading()).toEqual(["/1"])
  vi.advanceTimersByTime(10_000)
  expect(loading()).toEqual([])
  queue.want("/1")
  expect(loading()).toEqual([])
  vi.advanceTimersByTime(30_000)
  queue.want("/1")
  expect(loading()).toEqual(["/1"])
  queue.finish("/1")
  queue.finish("/1")
  expect(loading()).toEqual([])
})
