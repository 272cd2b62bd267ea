import { expect, test } from "vitest"
import { announcementsFor, type CurrentAnnouncement } from "./announcement.ts"

const one = (id: string, audience: CurrentAnnouncement["audience"]): CurrentAnnouncement => ({
  ...{ id, audience, kind: "info", text: `Aviso ${id}` },
})

test("[B10.56] visitors see those for everybody, users also theirs, and the site none of the team's", () => {
  const current = [one("a", "users"), one("b", "everybody"), one("c", "staff")]
  const ids = (isLoggedIn: boolean) => announcementsFor(current, { isLoggedIn }).map(({ id }) => id)
  expect(ids(false)).toEqual(["b"])
  expect(ids(true)).toEqual(["a", "b"])
})

test("[B10.56] at most three are shown", () => {
  const many = ["a", "b", "c", "d"].map((id) => one(id, "everybody"))
  expect(announcementsFor(many, { isLoggedIn: false })).toHaveLength(3)
})
