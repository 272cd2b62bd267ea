import { access, constants, statfs } from "node:fs/promises"
import { tmpdir } from "node:os"

/** Linux keeps this folder in memory. */
const inMemory = "/dev/shm"

const gigabyte = 2 ** 30

/** What the tests' databases and their log need there, and what must be left for everything else. */
const needed = { folder: 3 * gigabyte, memory: 6 * gigabyte }

/**
 * Where a temporary database lies: in memory where there is plenty, because each test file creates
 * and drops databases, and a slow disk would be most of that; else where temporary files lie.
 */
export async function temporaryPlace(): Promise<string> {
  if (process.platform !== "linux" || process.availableMemory() < needed.memory) return tmpdir()
  try {
    await access(inMemory, constants.W_OK)
    const { bavail, bsize } = await statfs(inMemory)
    return bavail * bsize < needed.folder ? tmpdir() : inMemory
  } catch {
    return tmpdir()
  }
}
