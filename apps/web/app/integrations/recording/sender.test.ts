import { joinParts } from "@wara/domain/recording/event-parts"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { createSender, type Sender } from "./sender.ts"

const event = (number: number, data: unknown = "x") => ({ type: 3, timestamp: number, data })
const token = vi.fn<() => Promise<Response>>()
const answer = vi.fn<(body: string) => Promise<Response>>()
const beacon = vi.fn<(url: string, blob: Blob) => boolean>()
const giveUp = vi.fn<() => void>()
type Sent = { type: number; timestamp: number; data: unknown }
const bodies: { key: string; seq: number; events: Sent[] }[] = []
const keepaliveFlags: boolean[] = []
let sender: Sender

beforeEach(() => {
  vi.useFakeTimers()
  bodies.length = 0
  keepaliveFlags.length = 0
  giveUp.mockReset()
  answer.mockReset().mockImplementation(async () => new Response(null, { status: 204 }))
  beacon.mockReset().mockReturnValue(true)
  token.mockReset().mockImplementation(async () => new Response("key-1.until.signature"))
  vi.stubGlobal("fetch", async (url: string, { body, keepalive }: RequestInit) => {
    if (url === "/api/recording/token") return token()
    expect(url).toBe("/api/recording?token=key-1.until.signature")
    bodies.push(JSON.parse(String(body)).data)
    keepaliveFlags.push(keepalive === true)
    expect(new TextEncoder().encode(String(body)).length).toBeLessThanOrEqual(256 * 1024)
    return answer(String(body))
  })
  Object.defineProperty(navigator, "sendBeacon", { value: beacon, configurable: true })
  sender = createSender({ path: "/anuncios", giveUp })
})

afterEach(() => sender.stop())

const nextBatch = () => vi.advanceTimersByTimeAsync(5_000)
const sent = () => bodies.map(({ seq, events }) => [seq, ...events.map((one) => one.timestamp)])

test("events are sent in one batch every five seconds, and none without events", async () => {
  sender.add(event(1))
  sender.add(event(2))
  await vi.advanceTimersByTimeAsync(4_999)
  expect(sent()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await nextBatch()
  sender.add(event(3))
  await nextBatch()
  expect(sent()).toEqual([
    [0, 1, 2],
    [1, 3],
  ])
})

test("a failed batch is sent again unchanged, with its number", async () => {
  answer.mockRejectedValueOnce(new TypeError("offline"))
  answer.mockResolvedValueOnce(new Response(null, { status: 503 }))
  sender.add(event(1))
  await nextBatch()
  sender.add(event(2))
  await nextBatch()
  await nextBatch()
  await nextBatch()
  expect(sent()).toEqual([
    [0, 1],
    [0, 1],
    [0, 1],
    [1, 2],
  ])
  expect(giveUp).not.toHaveBeenCalled()
})

test("[S9.9] a thousand events may be queued; the next one disables recording", async () => {
  for (let number = 1; number <= 1_000; number += 1) sender.add(event(number))
  expect(giveUp).not.toHaveBeenCalled()
  sender.add(event(1_001))
  expect(giveUp).toHaveBeenCalledTimes(1)
  sender.add(event(1_002))
  await nextBatch()
  sender.sendOnLeaving()
  expect([sent(), beacon.mock.calls, giveUp.mock.calls.length]).toEqual([[], [], 1])
})

test("[S9.9] events being sent count until they are acknowledged", async () => {
  answer.mockReturnValueOnce(new Promise(() => undefined))
  for (let number = 1; number <= 600; number += 1) sender.add(event(number))
  await nextBatch()
  for (let number = 601; number <= 1_000; number += 1) sender.add(event(number))
  expect(giveUp).not.toHaveBeenCalled()
  sender.add(event(1_001))
  expect(giveUp).toHaveBeenCalledTimes(1)
})

test("[S9.9] [B8.37] a batch has at most 4,096,000 characters, in calls of at most 256 kB; the remaining events follow", async () => {
  const large = "x".repeat(2_000_000)
  for (const number of [1, 2, 3]) sender.add(event(number, large))
  await nextBatch()
  const whole = () =>
    joinParts(
      bodies.flatMap(({ events }) => events),
      (json): Sent => Object(json),
    )
  const batch = whole()
  expect(batch).toEqual([event(1, large), event(2, large)])
  expect(JSON.stringify(batch).length).toBeLessThanOrEqual(4_096_000)
  expect(bodies.map(({ seq }) => seq)).toEqual(bodies.map((_, at) => at))
  await nextBatch()
  expect(whole()).toEqual([1, 2, 3].map((number) => event(number, large)))
  const calls = bodies.length
  sender.add(event(4, large + large + large))
  await nextBatch()
  expect(bodies).toHaveLength(calls)
  expect(giveUp).toHaveBeenCalledTimes(1)
})

test("[B8.37] a lost call of a batch is sent again alone, and the next ones follow", async () => {
  for (const number of [1, 2, 3]) sender.add(event(number, "x".repeat(60_000)))
  answer.mockResolvedValueOnce(new Response(null, { status: 204 }))
  answer.mockRejectedValueOnce(new TypeError("offline"))
  await nextBatch()
  sender.add(event(4))
  await nextBatch()
  await nextBatch()
  expect(sent()).toEqual([
    [0, 1],
    [1, 2],
    [1, 2],
    [2, 3],
    [3, 4],
  ])
})

test("[B8.37] nothing is sent without a token, which is asked for until it arrives or is refused", async () => {
  token.mockRejectedValueOnce(new TypeError("offline"))
  sender.add(event(1))
  await nextBatch()
  sender.sendOnLeaving()
  expect([sent(), beacon.mock.calls]).toEqual([[], []])
  await nextBatch()
  expect(bodies).toMatchObject([{ key: "key-1", seq: 0 }])
  const other = createSender({ path: "/", giveUp })
  token.mockResolvedValueOnce(new Response(null, { status: 403 }))
  other.add(event(2))
  await nextBatch()
  expect([bodies.length, giveUp.mock.calls.length]).toEqual([1, 1])
  other.stop()
})

test("a final rejection by the server ends the recording", async () => {
  answer.mockResolvedValueOnce(new Response(null, { status: 429 }))
  sender.add(event(1))
  await nextBatch()
  sender.add(event(2))
  await nextBatch()
  expect([sent(), giveUp.mock.calls.length]).toEqual([[[0, 1]], 1])
})

test("leaving sends once what fits into a keepalive request", async () => {
  answer.mockReturnValueOnce(new Promise(() => undefined))
  sender.add(event(1))
  await nextBatch()
  expect(keepaliveFlags).toEqual([true])
  for (const number of [2, 3, 4]) sender.add(event(number, "x".repeat(25_000)))
  sender.sendOnLeaving()
  const [url, blob] = beacon.mock.calls[0] ?? []
  const { data } = JSON.parse((await blob?.text()) ?? "")
  expect([url, data.seq, data.events.length]).toEqual([
    "/api/recording?token=key-1.until.signature",
    1,
    2,
  ])
  expect(blob?.size).toBeLessThan(64_000)
  beacon.mockClear()
  sender.sendOnLeaving()
  sender.sendOnLeaving()
  expect(beacon).toHaveBeenCalledTimes(1)
})

test("stopping discards the queue", async () => {
  sender.add(event(1))
  sender.stop()
  await nextBatch()
  sender.sendOnLeaving()
  expect([sent(), beacon.mock.calls, giveUp.mock.calls]).toEqual([[], [], []])
})
