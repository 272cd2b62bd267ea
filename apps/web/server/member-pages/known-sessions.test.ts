import { expect, test } from "vitest"
import type { Viewer } from "../../app/session/viewer.ts"
import { KnownSessions } from "./known-sessions.ts"

const viewer = (id: number): Viewer => ({
  ...{ id, firstname: "Ana", lastname: "Soto", email: "ana@faena.cl", pro: false },
  ...{ confirmed: true, createdAt: "2026-01-01T00:00:00.000Z", has_draft: false, avatar: null },
})

function openSessions(now?: () => number): KnownSessions {
  const sessions = new KnownSessions(now)
  sessions.isStreamConnected = true
  for (const id of [1, 2, 3]) sessions.record(`token-${id}`, viewer(id), sessions.moment)
  return sessions
}

const known = (sessions: KnownSessions) =>
  [1, 2, 3].filter((id) => sessions.find(`token-${id}`)?.id === id)

test("[B7.30] changed people are forgotten, others stay; a change of many forgets all", () => {
  const sessions = openSessions()
  sessions.forget([2, 9])
  expect(known(sessions)).toEqual([1, 3])
  sessions.forget(null)
  expect(known(sessions)).toEqual([])
})

test("[B7.30] a check during which somebody changed is not remembered", () => {
  const sessions = openSessions()
  const since = sessions.moment
  sessions.forget([1])
  sessions.record("token-1", viewer(1), since)
  expect(known(sessions)).toEqual([2, 3])
})

test("[B7.30] nothing is known before the change stream connects, nor after it breaks", () => {
  const sessions = openSessions()
  sessions.isStreamConnected = false
  expect(known(sessions)).toEqual([])
  sessions.record("token-1", viewer(1), sessions.moment)
  sessions.isStreamConnected = true
  expect(known(sessions)).toEqual([])
})

test("[B7.30] a session is checked again after half a minute", () => {
  let now = 1_000
  const sessions = openSessions(() => now)
  now += 29_900
  expect(known(sessions)).toEqual([1, 2, 3])
  now += 200
  expect(known(sessions)).toEqual([])
})
