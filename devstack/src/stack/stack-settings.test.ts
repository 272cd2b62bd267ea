import { expect, test } from "vitest"
import { readStackSettings } from "./stack-settings.ts"

test("without settings the site is on 3000, the api on 1337, and the data in .wara", () => {
  const settings = readStackSettings({})
  expect(settings.ports).toMatchObject({ web: 3000, api: 1337, mailPage: 8025, postgres: 0 })
  expect(settings.dataDir).toMatch(/[/\\]\.wara$/)
  expect(settings.databaseUrl).toBeNull()
})

test.each(["abc", "0", "65536", "80.5", "-1"])("PORT=%s is refused", (PORT) => {
  expect(() => readStackSettings({ PORT })).toThrow(`PORT="${PORT}" no es un puerto`)
})
