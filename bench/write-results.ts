import { execFileSync } from "node:child_process"
import { mkdir, writeFile } from "node:fs/promises"
import { cpus, loadavg, totalmem } from "node:os"
import { basename, join } from "node:path"
import { growthPlot } from "./growth-plot.ts"
import type { Growth } from "./parts/growth.ts"
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

/** Writes table, data and plot beside the machine and the versions that they belong to. */
export async function writeResults(run: {
  rows: readonly Row[]
  growth: readonly Growth[]
  ads: number
  seconds: number
  parts: string
}): Promise<void> {
  const { rows, growth, ads, seconds, parts } = run
  const [{ model = "unknown" } = {}] = cpus()
  const facts = {
    date: new Date().toISOString(),
    commit: commit(),
    ads,
    parts,
    seconds,
    cores: cpus().length,
    processor: model.trim(),
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    load: loadavg()
      .map((average) => average.toFixed(1))
      .join(" "),
    node: process.version,
    browser: basename(process.env.CHROMIUM_PATH ?? "chosen by the launcher"),
  }
  const name = ads >= 1_000_000 ? "large" : "latest"
  const lines = Object.entries(facts).map(([name, value]) => `- ${name}: ${value}`)
  const hasPlot = growth.length > 0
  const plot = hasPlot ? `\n![Cost against the number of ads](${name}.svg)\n` : ""
  const text = ["# Last run of `npm run bench`", ...lines, "", markdownTable(rows), plot].join("\n")
  const write = (ending: string, content: string) =>
    writeFile(join(folder, `${name}.${ending}`), content)
  await mkdir(folder, { recursive: true })
  await write("json", `${JSON.stringify({ facts, rows, growth }, null, 2)}\n`)
  await write("md", text)
  if (hasPlot) await write("svg", growthPlot(growth))
}

function commit(): string {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim()
  } catch {
    return "unknown"
  }
}
