import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { repositoryRoot } from "../repository-root.ts"
import { portVariables } from "../stack/stack-settings.ts"
import { describeConfiguration } from "./describe-configuration.ts"

const text = describeConfiguration()

test("the manual of variables is what the code says now", () => {
  const written = readFileSync(join(repositoryRoot, "docs/configuration.md"), "utf8")
  expect(written, "npm run docs:configuration rewrites it").toBe(text)
})

test("it names what both servers and the stack read, and what happens without", () => {
  for (const name of ["DATABASE_URL", "GTM_ID", "SERVICE_TOKEN", ...Object.values(portVariables)]) {
    expect(text).toContain(`| \`${name}\` |`)
  }
  expect(text).toMatch(/\| `GTM_ID` \| none \| .+ \| no tag is loaded \|/)
  expect(text).toMatch(/\| `FILTERS_CACHE_MINUTES` \| `30` \| .+ \| the default \|/)
  expect(text).toMatch(/\| `DATABASE_URL` \| none \| .+ \| the api refuses to start \|/)
})
