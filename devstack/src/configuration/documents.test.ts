import { readFileSync } from "node:fs"
import { join } from "node:path"
import { parseEnv } from "node:util"
import { expect, test } from "vitest"
import { apiEnvironment } from "../../../apps/api/src/environment.ts"
import { webEnvironment } from "../../../apps/web/app/environment.server.ts"
import { repositoryRoot } from "../repository-root.ts"
import { portVariables } from "../stack/stack-settings.ts"
import { describeConfiguration, exampleEnvironment } from "./documents.ts"

const manual = describeConfiguration()
const example = exampleEnvironment()
const uncommented = parseEnv(example.replace(/^# (?=[A-Z0-9_]+=)/gm, ""))

test("docs/configuration.md is up to date", () => {
  const written = readFileSync(join(repositoryRoot, "docs/configuration.md"), "utf8")
  expect(written, "npm run docs:configuration rewrites it").toBe(manual)
})

test("the manual lists the variables of servers and stack, and the effect of leaving them unset", () => {
  for (const name of ["DATABASE_URL", "GTM_ID", "SERVICE_TOKEN", ...Object.values(portVariables)]) {
    expect(manual).toContain(`| \`${name}\` |`)
  }
  expect(manual).toMatch(/\| `GTM_ID` \| none \| .+ \| no tag is loaded \|/)
  expect(manual).toMatch(/\| `FILTERS_CACHE_MINUTES` \| `30` \| .+ \| the default \|/)
  expect(manual).toMatch(/\| `DATABASE_URL` \| none \| .+ \| the api refuses to start \|/)
})

test(".env.example is up to date", () => {
  const written = readFileSync(join(repositoryRoot, ".env.example"), "utf8")
  expect(written, "npm run docs:configuration rewrites it").toBe(example)
})

test("a copy of the example sets nothing", () => {
  expect(parseEnv(example)).toEqual({})
})

test("the example has every variable of both servers once", () => {
  const names = [...example.matchAll(/^# ([A-Z0-9_]+)=/gm)].map(([, name]) => name)
  expect(new Set(names).size).toBe(names.length)
  const declared = [...Object.keys(apiEnvironment.shape), ...Object.keys(webEnvironment.shape)]
  expect(names.sort()).toEqual([...new Set(declared)].sort())
})

test("the values of the example are the defaults, readable by the servers", () => {
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
