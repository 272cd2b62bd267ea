import { spawn } from "node:child_process"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterEach, beforeEach, expect, test } from "vitest"
import { listMarkedProcesses, markedEnvironment } from "../testing/marked-processes.ts"
import { runNode } from "./run-program.ts"

let folder = ""
let mark: { WARA_TEST_MARK: string }

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "wara-programs-"))
  mark = markedEnvironment()
})

afterEach(() => rm(folder, { recursive: true, force: true }))

async function script(name: string, source: string) {
  await writeFile(join(folder, name), source)
  return join(folder, name)
}

const idle = "setInterval(() => {}, 1000)"
const marked = () => listMarkedProcesses(mark)

/** A program that starts another one and then runs the given code. */
async function parentOfIdle(then: string) {
  const child = await script("child.mjs", idle)
  return script(
    "parent.mjs",
    `import { spawn } from "node:child_process"
    spawn(process.execPath, [${JSON.stringify(child)}], { stdio: "ignore" })
    console.log("started"); ${then}`,
  )
}

test("a program's lines are reported with their stream, and so is its exit code", async () => {
  const path = await script("talk.mjs", 'console.log("a"); console.error("b"); process.exit(3)')
  const lines: string[] = []
  const program = runNode([path], { onLine: (line, from) => void lines.push(`${from} ${line}`) })
  expect(await program.exited).toBe(3)
  expect(lines.toSorted()).toEqual(["stderr b", "stdout a"])
  expect(program.tail().split("\n").toSorted()).toEqual(["a", "b"])
})

test("stopping ends a program that ignores SIGTERM, and its child processes", async () => {
  const path = await parentOfIdle(`process.on("SIGTERM", () => {}); ${idle}`)
  let started = () => {}
  const ready = new Promise<void>((resolve) => {
    started = resolve
  })
  const program = runNode([path], { env: { ...process.env, ...mark }, onLine: () => started() })
  await ready
  await program.stop()
  expect(await marked()).toEqual([])
}, 15_000)

test("child processes that a program leaves running end with it", async () => {
  const path = await parentOfIdle("setTimeout(() => process.exit(0), 100)")
  const program = runNode([path], { env: { ...process.env, ...mark } })
  expect(await program.exited).toBe(0)
  expect(await marked()).toEqual([])
})

test("a program ends when the command that started it is killed with SIGKILL", async () => {
  const module = fileURLToPath(new URL("run-program.ts", import.meta.url))
  const command = await script(
    "command.mjs",
    `import { runNode } from ${JSON.stringify(module)}
    runNode([${JSON.stringify(await parentOfIdle(idle))}], { onLine: console.log }); ${idle}`,
  )
  const child = spawn(process.execPath, [command], { env: { ...process.env, ...mark } })
  await expect.poll(marked, { timeout: 5000 }).toHaveLength(3)
  child.kill("SIGKILL")
  await expect.poll(marked, { timeout: 10_000 }).toEqual([])
}, 20_000)

test("a program may fork processes with a channel of their own", async () => {
  const helper = await script(
    "helper.mjs",
    'process.on("message", () => { process.send("answer"); process.disconnect() })',
  )
  const path = await script(
    "forks.mjs",
    `import { fork } from "node:child_process"
    const helper = fork(${JSON.stringify(helper)})
    setTimeout(() => helper.send("question"), 300)
    helper.on("message", (answer) => console.log(answer)).on("error", () => {})`,
  )
  const lines: string[] = []
  const program = runNode([path], { onLine: (line) => void lines.push(line) })
  await program.exited
  expect(lines).toEqual(["answer"])
})
