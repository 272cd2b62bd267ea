import { expect, test } from "vitest"
import { profileCompleteness } from "./profile-completeness.ts"

test("[B10.247] only a professional account, which shows it, lacks a picture", () => {
  const has = {
    ...{ confirmed: true, phone: true, commune: true, rut: true, description: true },
    avatar: false,
  }
  expect(profileCompleteness(has, { pro: false })).toEqual({ percent: 100, missing: [] })
  expect(profileCompleteness(has, { pro: true })).toEqual({ percent: 83, missing: ["avatar"] })
})
