import { mkdir, readdir, readFile, rm, statfs } from "node:fs/promises"
import { join } from "node:path"
import { isDiskFull, StackFailure } from "./stack-failure.ts"
import { stackTexts } from "./stack-texts.ts"

/** Approximate size of the demo's database, images and logs. */
const neededBytes = 300 * 1024 * 1024

export type StackFolders = {
  database: string
  uploads: string
  /** Folder of the bucket that stands in for S3, if there is one. */
  objects: string
  imageCache: string
  logs: string
}

/** Creates the folders of the data. Throws when they cannot be used or have too little space. */
export async function prepareFolders(dataDir: string): Promise<StackFolders> {
  const folders = {
    database: join(dataDir, "postgres"),
    uploads: join(dataDir, "uploads"),
    objects: join(dataDir, "objects"),
    imageCache: join(dataDir, "image-cache"),
    logs: join(dataDir, "logs"),
  }
  try {
    for (const folder of [folders.uploads, folders.imageCache, folders.logs]) {
      await mkdir(folder, { recursive: true })
    }
    const { bavail, bsize } = await statfs(dataDir)
    if (bavail * bsize < neededBytes) throw new StackFailure(stackTexts.diskFull(dataDir))
  } catch (cause) {
    if (cause instanceof StackFailure) throw cause
    const reason = cause instanceof Error ? cause.message : String(cause)
    if (isDiskFull(reason)) throw new StackFailure(stackTexts.diskFull(dataDir))
    throw new StackFailure(stackTexts.folderUnusable(dataDir, reason))
  }
  return folders
}

/** Deletes the folder's content, not the folder: it may be a mounted disk. */
export async function deleteData(dataDir: string): Promise<void> {
  await requireDataUnused(dataDir)
  for (const entry of await readdir(dataDir).catch(() => [])) {
    await rm(join(dataDir, entry), { recursive: true, force: true })
  }
}

/** Throws while a PostgreSQL runs on the data, because deleting it would break the server. */
async function requireDataUnused(dataDir: string): Promise<void> {
  const database = join(dataDir, "postgres")
  const lock = await readFile(join(database, "postmaster.pid"), "utf8").catch(() => "")
  const pid = Number(lock.split("\n")[0])
  if (pid > 0 && (await isServing(pid, database))) {
    throw new StackFailure(stackTexts.dataInUse(dataDir))
  }
}

/** After a power failure the process id in the lock file may belong to any other process. */
async function isServing(pid: number, database: string): Promise<boolean> {
  const commandLine = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => null)
  return commandLine?.includes(database) ?? isRunning(pid)
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return cause instanceof Error && "code" in cause && cause.code === "EPERM"
  }
}
