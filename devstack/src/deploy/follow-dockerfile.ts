import { execFile } from "node:child_process"
import { cp, mkdir, readFile } from "node:fs/promises"
import { dirname, join, matchesGlob } from "node:path"
import { promisify } from "node:util"
import { runProgram } from "../processes/run-program.ts"
import type { Shutdown } from "../processes/shutdown.ts"
import { repositoryRoot } from "../repository-root.ts"
import { parseDockerfile, readCopy, readVariables, type Stage } from "./dockerfile.ts"

/** The last stage as a folder: where its commands run, and its variables. */
export type BuiltImage = { folder: string; env: Record<string, string>; command: string[] }

type BuiltStage = BuiltImage & { root: string }

/**
 * Does what a container engine does with deploy/Dockerfile, in folders instead of images: each stage
 * has a root of its own, contains only what it copies, and runs its steps there. What the base image
 * brings (Node, a shell) is that of this machine.
 */
export async function followDockerfile(
  folder: string,
  log: (line: string) => void,
  shutdown: Shutdown,
): Promise<BuiltImage> {
  const source = await readFile(join(repositoryRoot, "deploy/Dockerfile"), "utf8")
  const built = new Map<string, BuiltStage>()
  let last: BuiltStage | null = null
  for (const stage of parseDockerfile(source)) {
    last = await buildStage(stage, join(folder, stage.name), { built, log, shutdown })
    built.set(stage.name, last)
  }
  if (last === null) throw new Error("deploy/Dockerfile has no stage")
  return last
}

type Building = {
  built: ReadonlyMap<string, BuiltStage>
  log: (line: string) => void
  shutdown: Shutdown
}

async function buildStage(stage: Stage, root: string, work: Building): Promise<BuiltStage> {
  const state: BuiltStage = { root, folder: root, env: {}, command: [] }
  for (const { name, text } of stage.instructions) {
    if (name === "WORKDIR") {
      state.folder = join(root, text)
      await mkdir(state.folder, { recursive: true })
    }
    if (name === "ENV") {
      const given = Object.entries(readVariables(text))
      // Paths of the image are paths below its root.
      for (const [key, value] of given) {
        state.env[key] = value.startsWith("/") ? join(root, value) : value
      }
    }
    if (name === "COPY") await copy(state, text, work)
    if (name === "RUN") await run(state, text, work)
    if (name === "CMD") state.command = JSON.parse(text)
  }
  return state
}

async function copy({ folder, root }: BuiltStage, text: string, { built }: Building) {
  const { from, source, target } = readCopy(text)
  const to = target.startsWith("/") ? join(root, target) : join(folder, target)
  if (from === null) return copyContext(to)
  const stage = built.get(from)
  if (!stage) throw new Error(`COPY from the unknown stage ${from}`)
  await mkdir(dirname(to), { recursive: true })
  await cp(join(stage.root, source), to, { recursive: true, verbatimSymlinks: true })
}

/** The files of the repository, those of the working copy included, without what is ignored. */
async function copyContext(to: string): Promise<void> {
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]
  const options = { cwd: repositoryRoot, maxBuffer: 2 ** 26 }
  const { stdout } = await promisify(execFile)("git", list, options)
  const ignored = (await readFile(join(repositoryRoot, ".dockerignore"), "utf8"))
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
  const isIgnored = (path: string) =>
    ignored.some((pattern) => matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`))
  for (const path of stdout.split("\0")) {
    if (path === "" || isIgnored(path)) continue
    await cp(join(repositoryRoot, path), join(to, path))
  }
}

async function run({ env, folder }: BuiltStage, given: string, { log, shutdown }: Building) {
  // A mounted cache is one of this machine's own.
  const text = given.replaceAll(/--mount=\S+\s+/g, "")
  log(`RUN ${text}`)
  const { HOME = "", PATH = "" } = process.env
  const program = runProgram("/bin/sh", ["-c", text], {
    cwd: folder,
    env: { HOME, PATH, ...env },
  })
  shutdown.add(() => program.stop())
  if ((await program.exited) !== 0) throw new Error(`RUN ${text} failed:\n${program.tail()}`)
}
