import { createHash } from "node:crypto"
import { readdir, readFile, writeFile } from "node:fs/promises"
import { join, relative } from "node:path"
import { type ProgramOptions, runNode } from "../processes/run-program.ts"
import type { Shutdown } from "../processes/shutdown.ts"
import { repositoryRoot } from "../repository-root.ts"

export const webRoot = join(repositoryRoot, "apps/web")
const stampFile = join(webRoot, "build", "wara-build-stamp")
const sources = ["apps/web", "packages/domain", "packages/contract", "package-lock.json"]
const skipped = new Set(["node_modules", "build", ".react-router", "test"])

export type WebBuild = "built" | "up to date"

/** Builds the site when its sources changed since the last build. Throws what the build printed. */
export async function buildWeb(options: ProgramOptions, shutdown: Shutdown): Promise<WebBuild> {
  const wanted = await hashSources()
  const stamp = await readFile(stampFile, "utf8").catch(() => null)
  if (stamp === wanted) return "up to date"
  const script = [join(repositoryRoot, "node_modules/.bin/react-router"), "build"]
  const env = { ...(options.env ?? process.env), NODE_ENV: "production" }
  const program = runNode(script, { ...options, cwd: webRoot, env })
  shutdown.add(() => program.stop())
  if ((await program.exited) !== 0) throw new Error(program.tail())
  await writeFile(stampFile, wanted)
  return "built"
}

async function hashSources(): Promise<string> {
  const hash = createHash("sha256")
  for (const source of sources) {
    for (const file of await listFiles(join(repositoryRoot, source))) {
      hash.update(`${relative(repositoryRoot, file)}\n`).update(await readFile(file))
    }
  }
  return hash.digest("hex")
}

async function listFiles(path: string): Promise<string[]> {
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
