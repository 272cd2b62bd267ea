import { expect, test } from "vitest"
import { ConversionLine } from "./conversion-line.ts"

/** A conversion that the test completes. */
function openConversion() {
  const { promise, resolve } = Promise.withResolvers<string>()
  let runs = 0
  const convert = () => {
    runs += 1
    return promise
  }
  return { convert, finish: () => resolve("picture"), runs: () => runs }
}

const attacker = "203.0.113.1"
const visitor = { network: "203.0.113.2" }

test("[B8.7] pictures whose clients have hung up are not converted", async () => {
  const line = new ConversionLine<string>(1)
  const first = openConversion()
  const begun = line.run("first", visitor, first.convert)
  const hangUp = new AbortController()
  const abandoned = Array.from({ length: 90 }, openConversion)
  const waiting = abandoned.map(({ convert }, index) =>
    line.run(`picture ${index}`, { network: attacker, signal: hangUp.signal }, convert),
  )
  hangUp.abort()
  const results = await Promise.allSettled(waiting)
  expect(new Set(results.map(({ status }) => status))).toEqual(new Set(["rejected"]))
  const next = openConversion()
  const answer = line.run("next", visitor, next.convert)
  first.finish()
  next.finish()
  expect(await Promise.all([begun, answer])).toEqual(["picture", "picture"])
  expect(abandoned.filter(({ runs }) => runs() > 0)).toEqual([])
})

test("[B8.7] a picture that others wait for is converted once, although one hangs up", async () => {
  const line = new ConversionLine<string>(1)
  const first = openConversion()
  const begun = line.run("first", visitor, first.convert)
  const hangUp = new AbortController()
  const shared = openConversion()
  const left = line.run("shared", { network: attacker, signal: hangUp.signal }, shared.convert)
  const stays = line.run("shared", visitor, shared.convert)
  hangUp.abort()
  first.finish()
  shared.finish()
  expect(await Promise.all([begun, left, stays])).toEqual(["picture", "picture", "picture"])
  expect(shared.runs()).toBe(1)
})

test("[B8.7] the pictures of one network delay those of another by one", async () => {
  const line = new ConversionLine<string>(1)
  const order: string[] = []
  const convert = (key: string) => async () => {
    order.push(key)
    return key
  }
  const flood = Array.from({ length: 101 }, (_, index) =>
    line.run(`flood ${index}`, { network: attacker }, convert(`flood ${index}`)),
  )
  const asked = line.run("asked", visitor, convert("asked"))
  await expect(line.run("one more", { network: attacker }, convert("one more"))).rejects.toThrow()
  await Promise.all([...flood, asked])
  expect(order.indexOf("asked")).toBeLessThanOrEqual(2)
})

test("[B8.27] a conversion that has begun learns that nobody waits, and the next client gets another", async () => {
  const line = new ConversionLine<string>(1)
  const hangUps = [new AbortController(), new AbortController()]
  const signals: AbortSignal[] = []
  const endless = (abandoned: AbortSignal) => {
    signals.push(abandoned)
    return new Promise<string>((_, reject) => {
      abandoned.addEventListener("abort", () => reject(new Error("ended")))
    })
  }
  const left = hangUps.map(({ signal }) => line.run("one", { ...visitor, signal }, endless))
  const ended = Promise.allSettled(left)
  await expect.poll(() => signals).toHaveLength(1)
  hangUps[0]?.abort()
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  hangUps[1]?.abort()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  expect(await line.run("one", visitor, async () => "picture")).toBe("picture")
  expect((await ended).map(({ status }) => status)).toEqual(["rejected", "rejected"])
})
