import { createHash } from "node:crypto"
import { readdir, readFile, writeFile } from "node:fs/promises"
import { join, relative } from "node:path"
import { type ProgramOptions, runNode } from "../processes/run-program.ts"
import type { Shutdown } from "../processes/shutdown.ts"
import { repositoryRoot } from "../repository-root.ts"
import type { StackPrograms } from "./stack-programs.ts"

/** An app, the program that builds it into its folder `build`, and its sources. */
type App = { root: string; script: string[]; sources: string[] }

type BuildResult = "built" | "up to date"

const bin = (name: string) => join(repositoryRoot, "node_modules/.bin", name)
const sharedSources = [
  "packages/domain",
  "packages/contract",
  "packages/precompress",
  "package-lock.json",
]

const serverSources = ["packages/error-reports", "packages/task-processes", ...sharedSources]

const site: App = {
  root: join(repositoryRoot, "apps/web"),
  script: [bin("react-router"), "build"],
  sources: ["apps/web", ...serverSources],
}

const panel: App = {
  root: join(repositoryRoot, "apps/admin"),
  script: [bin("vite"), "build"],
  sources: ["apps/admin", ...sharedSources],
}

const api: App = {
  root: join(repositoryRoot, "apps/api"),
  script: [bin("vite"), "build"],
  sources: ["apps/api", ...serverSources],
}

/** Builds the api when its sources changed since the last build. Throws the build output. */
export function buildApi(options: ProgramOptions, shutdown: Shutdown): Promise<BuildResult> {
  return buildIfChanged(api, options, shutdown)
}

/** Builds the site when its sources changed since the last build. Throws the build output. */
export function buildSite(options: ProgramOptions, shutdown: Shutdown): Promise<BuildResult> {
  return buildIfChanged(site, options, shutdown)
}

/** Builds the panel when its sources changed since the last build. Throws the build output. */
export function buildPanel(options: ProgramOptions, shutdown: Shutdown): Promise<BuildResult> {
  return buildIfChanged(panel, options, shutdown)
}

/** Rebuilds the panel at every change until the stack stops; its page must be reloaded by hand. */
export function watchPanel(programs: StackPrograms): void {
  const { root, script } = panel
  programs.start("panel", [...script, "--watch"], { cwd: root, env: { NODE_ENV: "production" } })
}

async function buildIfChanged(
  { root, script, sources }: App,
  options: ProgramOptions,
  shutdown: Shutdown,
): Promise<BuildResult> {
  const stampFile = join(root, "build", "wara-build-stamp")
  const wanted = await hashSources(sources)
  const stamp = await readFile(stampFile, "utf8").catch(() => null)
  if (stamp === wanted) return "up to date"
  const env = { ...(options.env ?? process.env), NODE_ENV: "production" }
  const program = runNode(script, { ...options, cwd: root, env })
  shutdown.add(() => program.stop())
  if ((await program.exited) !== 0) throw new Error(program.tail())
  await writeFile(stampFile, wanted)
  return "built"
}

async function hashSources(sources: string[]): Promise<string> {
  const hash = createHash("sha256")
  for (const source of sources) {
    for (const file of await listFiles(join(repositoryRoot, source))) {
      hash.update(`${relative(repositoryRoot, file)}\n`).update(await readFile(file))
    }
  }
  return hash.digest("hex")
}

/** What programs write below the sources, `dist` by the check of types, and what is not built. */
const skipped = new Set(["node_modules", "build", "dist", ".react-router", "test"])

/** The source files at or below a path, in the same order at every call. */
export async function listFiles(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => null)
  if (!entries) return [path]
  const wanted = entries
    .filter((entry) => !skipped.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  const lists = wanted.map((entry) =>
    entry.isDirectory() ? listFiles(join(path, entry.name)) : [join(path, entry.name)],
  )
  return (await Promise.all(lists)).flat()
}
