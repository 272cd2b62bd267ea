import { execFile } from "node:child_process"
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { repositoryRoot } from "../repository-root.ts"

let folder = ""

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "wara-check-"))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

async function write(path: string, content: string) {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), content)
}

function check(name: string): Promise<{ code: number; output: string }> {
  const script = join(repositoryRoot, "scripts", name)
  return new Promise((resolve) => {
    execFile(process.execPath, [script, folder], (failure, output) => {
      resolve({ code: failure ? Number(failure.code) : 0, output })
    })
  })
}

describe("language", () => {
  test("Spanish in code is reported with its place", async () => {
    await write("apps/web/app/card.tsx", 'const a = 1\nconst label = "Año"\n')
    expect(await check("check-language.mjs")).toMatchObject({
      code: 1,
      output: expect.stringContaining('apps/web/app/card.tsx:2: const label = "Año"'),
    })
  })

  test("Spanish is allowed where it belongs", async () => {
    for (const path of [
      "apps/web/app/features/ads/texts.ts",
      "apps/web/app/features/ads/card-texts.tsx",
      "packages/domain/src/site/paths.ts",
      "apps/api/src/emails/contact.ts",
      "demo/src/ads.ts",
      "apps/web/app/card.test.tsx",
      "e2e/specs/journey.spec.ts",
      "node_modules/x/index.ts",
    ]) {
      await write(path, 'export const label = "¿Año?"')
    }
    await write("apps/web/app/card.tsx", 'const label = "year"')
    expect(await check("check-language.mjs")).toEqual({ code: 0, output: "" })
  })
})

describe("word list", () => {
  test("banned words in names are rejected with their place and the term to use", async () => {
    await write("apps/web/app/kept-ads.ts", "export {}\n")
    await write("apps/api/src/list.ts", "const a = 1\nexport const listed = { toldAds: a }\n")
    const { code, output } = await check("check-words.mjs")
    expect(code).toBe(1)
    expect(output).toContain('apps/web/app/kept-ads.ts: "kept" → stored')
    expect(output).toContain('apps/api/src/list.ts:2: toldAds: "told" → report')
    expect(output.trim().split("\n")).toHaveLength(3)
  })

  test("banned phrases are rejected in comments", async () => {
    await write("apps/web/app/page.tsx", `// A link ${["for", "who"].join(" ")} is late.\n`)
    expect(await check("check-words.mjs")).toMatchObject({
      code: 1,
      output: expect.stringContaining("apps/web/app/page.tsx:1:"),
    })
  })

  test("texts, allowed names and longer words pass", async () => {
    const code = "const kept_words = 'told'\nconst threshold = { waypoint: kept_words }\n"
    await write("packages/domain/src/search.ts", code)
    await write("scripts/run.mjs", "export const longestCommonSubsequence = /* kept */ 1\n")
    expect(await check("check-words.mjs")).toEqual({ code: 0, output: "" })
  })
})

describe("requirements", () => {
  // No real ids: the check reads this file too.
  const list = "id\tpart\trequirement\nS0.1\t1\tFirst thing\nS0.2\t1\tSecond\nS0.3\t9\tLater\n"

  test("an id of a finished part without a test is reported", async () => {
    await write("docs/requirements.tsv", list)
    await write("apps/web/app/a.test.ts", 'test("[S0.1] first", () => {})')
    const { code, output } = await check("check-requirements.mjs")
    expect(code).toBe(1)
    expect(output).toContain("S0.2 (part 1) has no test: Second")
    expect(output).not.toMatch(/S0\.1|S0\.3/)
  })

  test("unit tests, tables of cases and journeys carry ids, several at once", async () => {
    await write("docs/requirements.tsv", list)
    await write("packages/x/a.test.ts", 'test.each([1])("[S0.1] [S0.4] of %i", () => {})')
    await write("e2e/specs/b.spec.ts", "test(\n  '[S0.2] second', async () => {})")
    expect((await check("check-requirements.mjs")).code).toBe(0)
  })

  test("groups, skipped tests and other files do not count", async () => {
    await write("docs/requirements.tsv", list)
    await write("a.test.ts", 'describe("[S0.1] group", f); test.skip("[S0.2] not run", f)')
    await write("b.ts", 'test("[S0.1] no test file", f)')
    expect((await check("check-requirements.mjs")).output).toMatch(/S0\.1.*\n.*S0\.2/)
  })

  test("an empty list of requirements is an error", async () => {
    await write("docs/requirements.tsv", "id\tpart\trequirement\n")
    expect((await check("check-requirements.mjs")).code).toBe(1)
  })
})
