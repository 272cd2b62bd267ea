import { execFile } from "node:child_process"
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import type { Shutdown } from "../../processes/shutdown.ts"
import { repositoryRoot } from "../../repository-root.ts"
import { type Drill, type DrillRow, rowOfFaults } from "../drill.ts"
import { NotRun, requireProgram } from "../fleet/find-program.ts"
import { caddyRows } from "./caddy.ts"

const run = promisify(execFile)
const kit = (path: string) => join(repositoryRoot, "deploy", path)

/**
 * The files of the deployment kit in the hands of the programs that read them: Caddy with traffic,
 * the others as far as they check. nginx and HAProxy serve the other drills.
 */
export const deploymentKit: Drill = {
  name: "deployment-kit",
  needs: "nginx",
  maxSeconds: 25,
  async run({ fleet, shutdown }) {
    const { api, web } = await fleet()
    return [
      ...(await orNotRun("Caddyfile", () => caddyRows({ api, web }, shutdown))),
      ...(await orNotRun("systemd units", () => checkUnits(shutdown))),
      ...(await orNotRun("alert rules", checkAlerts)),
      ...(await orNotRun("compose.yaml", checkCompose)),
    ]
  },
}

/** One part of the kit; a row that says so when its program is missing. */
async function orNotRun(what: string, check: () => Promise<DrillRow[]>): Promise<DrillRow[]> {
  try {
    return await check()
  } catch (cause) {
    if (!(cause instanceof NotRun)) throw cause
    const figure = `not run: ${cause.message}`
    return [{ what, figure, bound: "is accepted", isMet: true, isNotRun: true }]
  }
}

/** The complaints of a program; none when it ends well without a word. */
async function complaintsOf(program: string, args: readonly string[]): Promise<string[]> {
  const text = await run(program, [...args]).then(
    ({ stderr }) => stderr,
    ({ message, stderr }) => String(stderr || message),
  )
  return text.split("\n").filter((line) => line.trim() !== "")
}

function rowOfComplaints(what: string, complaints: readonly string[], files: number): DrillRow {
  const row = rowOfFaults(what, complaints.length, files)
  return complaints[0] === undefined ? row : { ...row, figure: `${row.figure}: ${complaints[0]}` }
}

/** The units name the Node of a server, which this machine may have elsewhere. */
async function checkUnits(shutdown: Shutdown): Promise<DrillRow[]> {
  const program = requireProgram("systemd-analyze", "systemd")
  const folder = await mkdtemp(join(tmpdir(), "wara-units-"))
  shutdown.addLast(() => rm(folder, { recursive: true, force: true }))
  await cp(kit("systemd"), folder, { recursive: true })
  const units = (await readdir(folder)).map((name) => join(folder, name))
  for (const unit of units) {
    const text = await readFile(unit, "utf8")
    await writeFile(unit, text.replaceAll("/usr/bin/node", process.execPath))
  }
  const complaints = await complaintsOf(program, ["verify", ...units])
  return [rowOfComplaints("complaints of systemd about the units", complaints, units.length)]
}

async function checkAlerts(): Promise<DrillRow[]> {
  const program = requireProgram("promtool", "prometheus")
  const rules = await complaintsOf(program, ["check", "rules", kit("monitoring/alerts.yml")])
  const scraping = ["check", "config", "--syntax-only", kit("monitoring/prometheus.yml")]
  const complaints = [...rules, ...(await complaintsOf(program, scraping))]
  return [rowOfComplaints("complaints of Prometheus about rules and scraping", complaints, 2)]
}

async function checkCompose(): Promise<DrillRow[]> {
  const program = requireProgram("docker", "docker.io")
  const hasCompose = await run(program, ["compose", "version"]).then(
    () => true,
    () => false,
  )
  if (!hasCompose) throw new NotRun("docker compose is missing, install docker-compose-plugin")
  const files = ["-f", kit("compose.yaml"), "--env-file", kit("wara.env.example")]
  const complaints = await complaintsOf(program, ["compose", ...files, "config", "--quiet"])
  return [rowOfComplaints("complaints of docker compose", complaints, 1)]
}
