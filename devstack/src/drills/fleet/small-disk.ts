import { execFile } from "node:child_process"
import { mkdtemp, rm, statfs, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import type { Shutdown } from "../../processes/shutdown.ts"
import { NotRun } from "./find-program.ts"

export type SmallDisk = {
  folder: string
  /** Leaves no byte free. */
  fill: () => Promise<void>
  /** Gives the space back. */
  free: () => Promise<void>
}

const run = promisify(execFile)

/** A disk of its own in memory, which can be full. Throws `NotRun` where mounting is impossible. */
export async function mountSmallDisk(megabytes: number, shutdown: Shutdown): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), "wara-small-disk-"))
  shutdown.addLast(() => rm(folder, { recursive: true, force: true }))
  await run("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "tmpfs", folder]).catch(
    () => {
      throw new NotRun("a small disk cannot be mounted, which only root may")
    },
  )
  shutdown.addLast(() => run("umount", ["-l", folder]))
  const filler = join(folder, "filler")
  return {
    folder,
    async fill() {
      const { bavail, bsize } = await statfs(folder)
      await writeFile(filler, Buffer.alloc(bavail * bsize))
    },
    free: () => rm(filler, { force: true }),
  }
}
