import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"

test("a program of a test that is killed ends too, so that nothing waits for it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "wara-programs-"))
  const idle = join(folder, "idle.mjs")
  await writeFile(idle, "console.log(process.pid); setInterval(() => {}, 1000)")
  const module = new URL("start-program.ts", import.meta.url).href
  const code = `const { startProgram } = await import(${JSON.stringify(module)})
    startProgram(${JSON.stringify(idle)}, {}, console.log)`
  const parent = spawn(process.execPath, ["--input-type=module", "-e", code], {
    stdio: ["ignore", "pipe", "inherit"],
  })
  const [line] = await once(parent.stdout, "data")
  parent.kill("SIGKILL")
  await expect.poll(() => isRunning(Number(line))).toBe(false)
  await rm(folder, { recursive: true, force: true })
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
