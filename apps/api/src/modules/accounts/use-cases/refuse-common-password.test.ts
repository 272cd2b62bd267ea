import { dictionary } from "@zxcvbn-ts/language-common"
import { expect, test } from "vitest"
import { refuseCommonPassword } from "./passwords.ts"

const isRefused = (password: string) =>
  refuseCommonPassword(password).then(
    () => false,
    (cause: Error) => cause.name === "ValidationError",
  )

test("more than ten thousand common passwords are rejected, ignoring case", async () => {
  const list = dictionary["passwords-common"]
  expect(list.length).toBeGreaterThan(10_000)
  for (const password of [list[0], list[9_999], list.at(-1), "PassWord", "ｐａｓｓｗｏｒｄ"]) {
    expect(await isRefused(password ?? "")).toBe(true)
  }
  expect(await isRefused("password de la cosechadora")).toBe(false)
})
