import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { repositoryRoot } from "../repository-root.ts"

const read = (path: string) => readFileSync(join(repositoryRoot, path), "utf8")
const manual = read("docs/operations.md")

function namesIn(path: string, pattern: RegExp): string[] {
  return [...read(path).matchAll(pattern)].map(([, name = ""]) => name)
}

test("the manual names every queue of jobs", () => {
  const names = namesIn("apps/api/src/queue/queues.ts", /^ {2}"?([a-z-]+)"?: (?:repeated|\{)/gm)
  expect(names).toContain("mail")
  expect(names.filter((name) => !manual.includes(`\`${name}\``))).toEqual([])
})
