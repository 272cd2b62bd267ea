import { expect, test } from "vitest"
import { SharedReads } from "./shared-reads.server.ts"

/** A shared read of packs that counts its calls; `answer` decides how each ends. */
function sharePacks(answer: (call: number, key: string) => Promise<string[]>) {
  const reads = new SharedReads()
  let calls = 0
  const read = reads.share(["packs"], (key) => {
    calls += 1
    return answer(calls, key)
  })
  return { reads, read, calls: () => calls }
}

test("[B7.2] an answer is read once until one of its tags changes", async () => {
  const { reads, read, calls } = sharePacks(async (call) => [`answer ${call}`])
  reads.isStreamConnected = true
  expect(await read()).toEqual(["answer 1"])
  expect(await read()).toEqual(["answer 1"])
  reads.drop(["users"])
  expect(await read()).toEqual(["answer 1"])
  reads.drop(["packs"])
  expect(await read()).toEqual(["answer 2"])
  reads.drop(["all"])
  expect(await read()).toEqual(["answer 3"])
  expect(calls()).toBe(3)
})

test("[B7.2] simultaneous pages wait for one call, and each key has its own answer", async () => {
  const { reads, read, calls } = sharePacks(async (_call, key) => [key])
  reads.isStreamConnected = true
  const answers = await Promise.all([read("a"), read("b"), read("a"), read("b")])
  expect(answers).toEqual([["a"], ["b"], ["a"], ["b"]])
  expect(calls()).toBe(2)
})

test("[B7.2] nothing is remembered while changes are not reported", async () => {
  const { reads, read } = sharePacks(async (call) => [`answer ${call}`])
  expect(await read()).toEqual(["answer 1"])
  expect(await read()).toEqual(["answer 2"])
  reads.isStreamConnected = true
  expect(await read()).toEqual(["answer 3"])
  reads.isStreamConnected = false
  expect(await read()).toEqual(["answer 4"])
  // What was read before the break may be outdated.
  reads.isStreamConnected = true
  expect(await read()).toEqual(["answer 5"])
})

test("[B7.5] an answer that was asked for before a change is not remembered after it", async () => {
  const gates = [Promise.withResolvers<string[]>(), Promise.withResolvers<string[]>()]
  const { reads, read } = sharePacks((call) => gates[call - 1]?.promise ?? Promise.resolve([]))
  reads.isStreamConnected = true
  const before = read()
  reads.drop(["packs"])
  const after = read()
  gates[1]?.resolve(["new"])
  expect(await after).toEqual(["new"])
  gates[0]?.resolve(["old"])
  expect(await before).toEqual(["old"])
  expect(await read()).toEqual(["new"])
})

test("a failed call is not remembered, and its end does not forget a later answer", async () => {
  const first = Promise.withResolvers<string[]>()
  const { reads, read } = sharePacks((call) =>
    call === 1 ? first.promise : Promise.resolve(["ok"]),
  )
  reads.isStreamConnected = true
  const failing = read()
  reads.drop(["packs"])
  expect(await read()).toEqual(["ok"])
  first.reject(new Error("no answer"))
  await expect(failing).rejects.toThrow("no answer")
  expect(await read()).toEqual(["ok"])
})

test("no page can change a shared answer", async () => {
  const { reads, read } = sharePacks(async () => ["b", "a"])
  reads.isStreamConnected = true
  const answer = await read()
  expect(() => answer.sort()).toThrow(TypeError)
  expect(await read()).toEqual(["b", "a"])
})
