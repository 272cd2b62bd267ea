import { expect, test } from "vitest"
import { FairLine, type Place } from "./fair-line.ts"

const bounds = { running: 2, runningPerKey: 1, waiting: 4, waitingPerKey: 3 }

/** Joins by several keys and records the turns in the order in which they come. */
function joinAll(line: FairLine, keys: string) {
  const turns: string[] = []
  const places = Array.from(keys, (key) => {
    const place = line.join(key)
    place?.turn.then((came) => turns.push(came ? key : `${key} left`))
    return place
  })
  return { turns, places, leave: (index: number) => places[index]?.leave() }
}

/** Lets every turn that came be recorded. */
async function settled(): Promise<void> {
  for (let round = 0; round < 5; round += 1) await Promise.resolve()
}

test("[B8.2] one key never takes the places of others", async () => {
  const line = new FairLine(bounds)
  const { turns } = joinAll(line, "aaab")
  await settled()
  expect(turns).toEqual(["a", "b"])
  expect([line.running, line.waiting]).toEqual([2, 2])
})

test("[B8.2] keys that wait take turns, whatever the length of their queues", async () => {
  const line = new FairLine({ ...bounds, running: 1, waiting: 9 })
  const { leave, turns } = joinAll(line, "aaabc")
  for (const index of [0, 1, 3, 4, 2]) {
    leave(index)
    await settled()
  }
  expect(turns).toEqual(["a", "a", "b", "c", "a"])
  expect([line.running, line.waiting]).toEqual([0, 0])
})

test("[B9.7] a key with a crowd that waits has fewer places until the crowd is smaller", async () => {
  const crowd = { waiting: 3, running: 1 }
  const line = new FairLine({ running: 9, runningPerKey: 2, waiting: 9, waitingPerKey: 9, crowd })
  const { leave, turns } = joinAll(line, "aaaaabb")
  await settled()
  expect(turns).toEqual(["a", "a", "b", "b"])
  leave(0)
  await settled()
  expect([turns.length, line.running, line.waiting]).toEqual([4, 3, 3])
  leave(1)
  await settled()
  // The crowd is over with the first of its turns, so there is room for a second.
  expect([turns.length, line.running, line.waiting]).toEqual([6, 4, 1])
  expect(line.join("a")).not.toBeNull()
  expect(line.waiting).toBe(2)
})

test("a full line and a full share of it refuse", () => {
  const line = new FairLine(bounds)
  const joined = (keys: string): boolean[] =>
    joinAll(line, keys).places.map((place: Place | null) => place !== null)
  expect(joined("aaaaa")).toEqual([true, true, true, true, false])
  expect(joined("bcd")).toEqual([true, true, false])
})

test("[B8.7] leaving before the turn frees the place in the line and starts nothing", async () => {
  const line = new FairLine(bounds)
  const { leave, turns } = joinAll(line, "aa")
  leave(1)
  leave(1)
  await settled()
  expect(turns).toEqual(["a", "a left"])
  expect([line.running, line.waiting]).toEqual([1, 0])
  leave(0)
  leave(0)
  expect(line.running).toBe(0)
})
