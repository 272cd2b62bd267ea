import { randomUUID } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"

/** A mark that every process started with this environment passes on to its child processes. */
export function markedEnvironment(): { WARA_TEST_MARK: string } {
  return { WARA_TEST_MARK: randomUUID() }
}

/** Command lines of the processes with the mark. Linux only, like the CI machines. */
export async function listMarkedProcesses(mark: { WARA_TEST_MARK: string }): Promise<string[]> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(
    pids.map(async (pid) => {
      const environment = await readFile(`/proc/${pid}/environ`, "utf8").catch(() => "")
      if (!environment.includes(mark.WARA_TEST_MARK)) return []
      const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")
      return command === "" ? [] : [`${pid} ${command.replaceAll("\0", " ")}`]
    }),
  )
  return found.flat()
}
