import { readFileSync } from "node:fs"
import { join } from "node:path"
import { parseEnv } from "node:util"
import { expect, test } from "vitest"
import { apiEnvironment } from "../../../apps/api/src/environment.ts"
import { webEnvironment } from "../../../apps/web/app/environment.server.ts"
import { repositoryRoot } from "../repository-root.ts"
import { exampleEnvironment } from "./example-environment.ts"

const text = exampleEnvironment()
const uncommented = parseEnv(text.replace(/^# (?=[A-Z0-9_]+=)/gm, ""))

test("the example environment is what the code says now", () => {
  const written = readFileSync(join(repositoryRoot, ".env.example"), "utf8")
  expect(written, "npm run docs:configuration rewrites it").toBe(text)
})

test("a copy of the example sets nothing", () => {
  expect(parseEnv(text)).toEqual({})
})

test("it has every variable of both servers once", () => {
  const names = [...text.matchAll(/^# ([A-Z0-9_]+)=/gm)].map(([, name]) => name)
  expect(new Set(names).size).toBe(names.length)
  const declared = [...Object.keys(apiEnvironment.shape), ...Object.keys(webEnvironment.shape)]
  expect(names.sort()).toEqual([...new Set(declared)].sort())
})

test("its values are the defaults, readable by the servers", () => {
  expect(uncommented).toMatchObject({
    API_PREFIX: "/api",
    MAIL_FROM: "Wara <hola@wara.test>",
    UPLOAD_PROXY: "1",
    DEV_MODE: "0",
    GTM_ID: "",
  })
  for (const schema of [apiEnvironment, webEnvironment]) {
    const shape: Record<string, { safeParse: (value: unknown) => { success: boolean } }> =
      schema.shape
    for (const [name, value] of Object.entries(uncommented)) {
      if (!value || !(name in shape)) continue
      expect(shape[name]?.safeParse(value).success, name).toBe(true)
    }
  }
})
