import { execFileSync } from "node:child_process"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parseEnv } from "node:util"
import { expect, test } from "vitest"
import { parse } from "yaml"
import { z } from "zod"
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

const runbooks = read("docs/runbooks.md")
const rules = z
  .object({
    groups: z.array(
      z.object({
        rules: z.array(
          z.object({
            alert: z.string(),
            labels: z.object({ severity: z.enum(["page", "ticket"]) }),
            annotations: z.strictObject({
              ...{ summary: z.string().min(10), action: z.string().min(10) },
              runbook: z.string(),
            }),
          }),
        ),
      }),
    ),
  })
  .parse(parse(read("deploy/monitoring/alerts.yml")))
  .groups.flatMap((group) => group.rules)

test("[B9.103] every alert leads to its page of the runbooks, which begins with a command, and every page has its alert", () => {
  const [, section = ""] = /^## Alerts\n(.*?)^## /ms.exec(runbooks) ?? []
  const pages = section.split(/^### /m).slice(1)
  const titles = pages.map((page) => page.split("\n", 1)[0] ?? "")
  expect(titles).toEqual(rules.map(({ alert }) => alert))
  for (const { alert, annotations } of rules)
    expect(annotations.runbook).toBe(`docs/runbooks.md#${alert.toLowerCase()}`)
  for (const page of pages) expect(page).toMatch(/^1\. .*`[a-z]+ .*`/m)
})

test("links inside of the runbooks lead somewhere", () => {
  const targets = new Set(
    [...runbooks.matchAll(/^#{2,3} (.+)$/gm)].map(([, title = ""]) =>
      title.toLowerCase().replaceAll(" ", "-"),
    ),
  )
  const links = [...runbooks.matchAll(/\]\(#([^)]+)\)/g)].map(([, target = ""]) => target)
  expect(links.length).toBeGreaterThan(5)
  expect(links.filter((target) => !targets.has(target))).toEqual([])
})

/** Blocks that are not commands are settings of PostgreSQL. */
const isSettings = (block: string) => /^\w+ = /m.test(block)
const programs =
  "alter|awk|cat|cd|chmod|cp|curl|git|journalctl|ln|ls|npm|openssl|pg_\\w+|psql|readlink|runuser|set|systemctl|touch"

/** What an operator copies: blocks, and spans that begin with a program. Places to fill in are words. */
function commandsOf(text: string): string[] {
  const fences = /^ *```\n(.*?)^ *```$/gms
  const blocks = [...text.matchAll(fences)].map(([, block = ""]) => block.replaceAll(/^ {3}/gm, ""))
  const spans = [...text.replaceAll(fences, "").matchAll(/`([^`\n]+)`/g)].map(
    ([, span = ""]) => span,
  )
  const whole = spans.filter((span) => new RegExp(`^(?:${programs}) \\S`).test(span))
  return [...blocks.filter((block) => !isSettings(block)), ...whole]
    .map((command) => command.replaceAll(/<[a-z][a-z ]*>/gi, "word"))
    .filter((command) => !command.startsWith("alter "))
}

test("[B9.103] commands of the runbooks are ones that a shell accepts, of units and scripts that exist", () => {
  const commands = commandsOf(runbooks)
  expect(commands.length).toBeGreaterThan(40)
  for (const command of commands)
    expect(
      () => execFileSync("bash", ["-n", "-c", command], { stdio: "pipe" }),
      command,
    ).not.toThrow()
  const units = readdirSync(join(repositoryRoot, "deploy/systemd")).map((file) =>
    file.replace(/\.\w+$/, ""),
  )
  const named = commands.join("\n").matchAll(/\bwara(?:-[a-z]+)?(?=@|\.target\b| |$)/gm)
  const missing = [...named].map(([unit]) => unit).filter((unit) => unit.startsWith("wara-"))
  expect(missing.length).toBeGreaterThan(10)
  expect(missing.filter((unit) => !units.includes(unit) && !units.includes(`${unit}@`))).toEqual([])
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read("package.json")))
  for (const [, script = ""] of commands.join("\n").matchAll(/npm run ([\w:]+)/g))
    expect(Object.keys(scripts)).toContain(script)
})

test("[B9.103] commands of the runbooks use the folders of the units, and the file of variables is one for shells too", () => {
  const [, given = ""] = /^export (NODE_ENV=.*)$/m.exec(runbooks) ?? []
  const unit = read("deploy/systemd/wara-backup.service")
  for (const pair of given.split(" ")) expect(unit).toContain(pair)
  expect(given.split(" ")).toHaveLength(3)
  const file = join(repositoryRoot, "deploy/wara.env.example")
  const script = 'set -a; . "$1"; printf %s "$MAIL_FROM"'
  const shown = execFileSync("bash", ["-ec", script, "sh", file], { encoding: "utf8" })
  expect(shown).toBe(parseEnv(readFileSync(file, "utf8")).MAIL_FROM)
  expect(shown).toContain("<")
})
