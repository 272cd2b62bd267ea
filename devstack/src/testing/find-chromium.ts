import { execFile } from "node:child_process"
import { createRequire } from "node:module"
import { join } from "node:path"
import { promisify } from "node:util"
import { type ProgramOptions, runNode, runProgram } from "../processes/run-program.ts"
import type { Shutdown } from "../processes/shutdown.ts"
import { repositoryRoot } from "../repository-root.ts"

const installed = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]

/** Chromium without a window of its own, which a whole one draws even when nobody sees it. */
const shell = "/usr/bin/chromium-headless-shell"

/**
 * Path of a Chromium for measurements: the one given, otherwise one without a window, otherwise any
 * (findChromium), after saying that its window takes part in what is measured.
 */
export async function findMeasuringChromium(shutdown: Shutdown): Promise<string | null> {
  const given = process.env.CHROMIUM_PATH
  const light = given ? null : await firstThatStarts([shell])
  if (light) return light
  if (!given) console.log(`Blocking comes out larger in a whole browser; ${shell} is not here.`)
  return findChromium(shutdown)
}

/**
 * Path of a Chromium that starts: an installed one, otherwise Playwright's own, otherwise the
 * distribution's package. Null when none is available.
 */
export async function findChromium(shutdown: Shutdown): Promise<string | null> {
  const given = process.env.CHROMIUM_PATH
  const present = await firstThatStarts([...(given ? [given] : []), ...installed])
  if (present) return present

  const printed: ProgramOptions = { onLine: (line) => console.log(`  chromium: ${line}`) }
  const playwright = join(repositoryRoot, "node_modules", "playwright", "cli.js")
  const ownPaths = await playwrightChromium()
  console.log("No Chromium here: installing the one of Playwright…")
  await runToEnd(runNode([playwright, "install", "chromium"], printed), shutdown)
  const downloaded = await firstThatStarts(ownPaths)
  if (downloaded) return downloaded

  console.log("That one does not start: installing the distribution's package…")
  const apt = "apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y chromium"
  const root = process.getuid?.() === 0
  const command = root ? ["sh", "-c", apt] : ["sudo", "-n", "sh", "-c", apt]
  await runToEnd(runProgram(command[0] ?? "sh", command.slice(1), printed), shutdown)
  return firstThatStarts(installed)
}

async function runToEnd(program: ReturnType<typeof runNode>, shutdown: Shutdown) {
  shutdown.add(() => program.stop())
  await program.exited
}

/** Queries the version of each: a stub or a browser without its libraries does not answer. */
async function firstThatStarts(paths: string[]): Promise<string | null> {
  for (const path of paths) {
    const version = await promisify(execFile)(path, ["--version"], { timeout: 20_000 }).catch(
      () => null,
    )
    if (version && /\d+\.\d+/.test(version.stdout)) return path
  }
  return null
}

async function playwrightChromium(): Promise<string[]> {
  const require = createRequire(import.meta.url)
  const { chromium } = require(join(repositoryRoot, "node_modules", "playwright-core"))
  return [String(chromium.executablePath())]
}
