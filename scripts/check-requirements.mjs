// Every requirement of a finished part needs a test with its id: test("[S2.33] …"). node
// scripts/check-requirements.mjs [folder]
import { readFileSync } from "node:fs"
import { listSources } from "./list-sources.mjs"

const finishedParts = [1, 2, 3, 4, 5]

const root = process.argv[2] ?? "."
const isTest = (file) => /\.test\.tsx?$/.test(file) || /^e2e\/.*\.spec\.ts$/.test(file)

// Matches the beginning of a call's first text. Skipped tests and test groups do not count.
const title = /([\w.]+|\))\s*\(\s*["'`]((?:\[[SB][\d.]+\][\s,]*)+)/g
const showsNothing = /describe|\.(skip|todo|fixme|fails?)$/

function idsShownIn(file) {
  const source = readFileSync(`${root}/${file}`, "utf8")
  return [...source.matchAll(title)]
    .filter(([, call]) => !showsNothing.test(call))
    .flatMap(([, , ids]) => ids.match(/[SB][\d.]+/g))
}

const shown = new Set(listSources(root).filter(isTest).flatMap(idsShownIn))
const demanded = readFileSync(`${root}/docs/requirements.tsv`, "utf8")
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"))
  .filter(([id, part]) => id && finishedParts.includes(Number(part)))
const missing = demanded.filter(([id]) => !shown.has(id))

for (const [id, part, text] of missing) console.log(`${id} (part ${part}) has no test: ${text}`)
console.log(`${demanded.length - missing.length} of ${demanded.length} requirements shown`)
// An empty list of requirements is an error.
process.exit(missing.length > 0 || demanded.length === 0 ? 1 : 0)
