// Rejects the words of CONTRIBUTING's word list in identifiers and file names, and its phrases
// anywhere in the code. Strings may contain the words: they are texts, SQL or the wire.
// node scripts/check-words.mjs [folder]
import { readFileSync } from "node:fs"
import { basename } from "node:path"
import { parseSync } from "@swc/core"
import { listSources } from "./list-sources.mjs"

const root = process.argv[2] ?? "."
const { phrases, words } = readWordList(
  readFileSync(new URL("../CONTRIBUTING.md", import.meta.url), "utf8"),
)

/** Rows of the two tables: `| \`word\`, \`word\` | term to use | \`allowed\` names |`. */
function readWordList(text) {
  const [, list = ""] = text.split(/^## Word list$/m)
  const rows = list
    .split(/^## /m)[0]
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => line.split("|").slice(1, -1))
  const quoted = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name)
  const entries = rows.flatMap(([banned = "", use = "", allowed = ""]) =>
    quoted(banned).map((name) => [name, { use: use.trim(), allowed: quoted(allowed) }]),
  )
  if (entries.length === 0) throw new Error("CONTRIBUTING.md has no word list")
  return {
    words: new Map(entries.filter(([name]) => /^[a-z]+$/i.test(name))),
    phrases: new Map(entries.filter(([name]) => !/^[a-z]+$/i.test(name))),
  }
}

/** "readKeptEdit", "KEPT_EDIT" and "kept-edit" have the parts "kept" and "edit". */
function partsOf(name) {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1-$2")
    .toLowerCase()
    .split(/[^a-z]+/)
}

function bannedPart(name) {
  return partsOf(name).find((part) => words.get(part)?.allowed.includes(name) === false)
}

/** Every name in the source: variables, functions, types, properties, imports. */
function identifiers(file, text) {
  const names = new Set()
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (node === null || typeof node !== "object") return
    const isName = node.type === "Identifier" || node.type === "PrivateName"
    if (isName) names.add(typeof node.value === "string" ? node.value : node.id?.value)
    Object.values(node).forEach(visit)
  }
  visit(parseSync(text, { syntax: "typescript", tsx: file.endsWith("x"), target: "esnext" }).body)
  return names
}

function lineOf(text, search) {
  return text.slice(0, Math.max(0, text.search(search))).split("\n").length
}

const found = listSources(root, /\.(tsx?|mjs)$/).flatMap((file) => {
  const text = readFileSync(`${root}/${file}`, "utf8")
  const inName = bannedPart(basename(file))
  const names = [...identifiers(file, text)].flatMap((name) => {
    const part = name && bannedPart(name)
    if (!part) return []
    const line = lineOf(text, new RegExp(`(?<![\\w$])${name.replace("$", "\\$")}(?![\\w$])`))
    return [`${file}:${line}: ${name}: "${part}" → ${words.get(part).use}`]
  })
  const inComments = [...phrases].flatMap(([phrase, { use }]) =>
    text
      .split("\n")
      .flatMap((line, index) =>
        line.includes(phrase) ? [`${file}:${index + 1}: "${phrase}" → ${use}`] : [],
      ),
  )
  const inFileName = inName ? [`${file}: "${inName}" → ${words.get(inName).use}`] : []
  return [...inFileName, ...names, ...inComments]
})

for (const place of found) console.log(place)
if (found.length > 0) console.log("Use the term of the word list in CONTRIBUTING.md.")
process.exit(found.length > 0 ? 1 : 0)
