import { execFileSync } from "node:child_process"
import { mkdir, writeFile } from "node:fs/promises"
import { cpus, totalmem } from "node:os"
import { join } from "node:path"
import type { Row } from "./result-row.ts"

const folder = join(import.meta.dirname, "results")

export function markdownTable(rows: readonly Row[]): string {
  const head = ["part", "figure", "measured", "reference", "ratio", "target", "met"]
  const cells = rows.map((row) => [
    row.part,
    row.figure,
    row.measured,
    row.reference,
    row.ratio === null ? "" : `${(row.ratio * 100).toFixed(1)} %`,
    row.target,
    row.isMet === null ? "" : row.isMet ? "yes" : "**no**",
  ])
  const lines = [head, head.map(() => "---"), ...cells]
  return lines
    .map((line) => (line[0] === "---" ? `|${line.join("|")}|` : `| ${line.join(" | ")} |`))
    .join("\n")
}

/** Writes the table and its data beside the machine and the versions that they belong to. */
export async function writeResults(rows: readonly Row[], ads: number): Promise<void> {
  const [{ model = "unknown" } = {}] = cpus()
  const facts = {
    date: new Date().toISOString(),
    commit: commit(),
    ads,
    cores: cpus().length,
    processor: model.trim(),
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    node: process.version,
  }
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, "latest.json"), `${JSON.stringify({ facts, rows }, null, 2)}\n`)
  const lines = Object.entries(facts).map(([name, value]) => `- ${name}: ${value}`)
  const text = ["# Last run of `npm run bench`", ...lines, "", markdownTable(rows), ""].join("\n")
  await writeFile(join(folder, "latest.md"), text)
}

function commit(): string {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim()
  } catch {
    return "unknown"
  }
}
