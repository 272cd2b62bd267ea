import { expect, test } from "vitest"
import { ChangePosition } from "./change-position.ts"

/** Two servers that receive the same notices, the second one later. */
function twoServers() {
  const ahead = new ChangePosition()
  const behind = new ChangePosition()
  const late: (() => void)[] = []
  const receive = (mark?: string) => {
    const by = (one: ChangePosition) => (mark === undefined ? one.advance() : one.passMark(mark))
    by(ahead)
    late.push(() => by(behind))
  }
  const catchUp = () => {
    for (const step of late.splice(0)) step()
  }
  const isBehind = () => !behind.hasReached(ahead.text ?? "")
  return { ahead, behind, receive, catchUp, isBehind }
}

test("[B7.5] a server has reached a position once all notices before it have arrived", () => {
  const { receive, catchUp, isBehind } = twoServers()
  receive("first")
  expect(isBehind()).toBe(true)
  catchUp()
  expect(isBehind()).toBe(false)
  receive()
  expect(isBehind()).toBe(true)
  catchUp()
  receive("second")
  expect(isBehind()).toBe(true)
  catchUp()
  expect(isBehind()).toBe(false)
})

test("[B7.5] a position before a later mark is reached, one from before a break is not known", () => {
  const { ahead, behind, receive, catchUp } = twoServers()
  receive("first")
  receive()
  const old = ahead.text ?? ""
  receive("second")
  catchUp()
  expect(behind.hasReached(old)).toBe(true)
  behind.forget()
  expect([behind.hasReached(old), behind.text]).toEqual([false, null])
  behind.passMark("third")
  expect([behind.hasReached(old), behind.hasReached("third:0")]).toEqual([false, true])
})

test.each(["", ":", "x", "first:", "first:x", "first:2"])(
  "[B7.5] the position %j is not reached",
  (position) => {
    const one = new ChangePosition()
    expect(one.hasReached(position)).toBe(false)
    one.passMark("first")
    one.advance()
    expect(one.hasReached(position)).toBe(false)
  },
)
