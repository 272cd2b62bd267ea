import { chown, readFile, stat } from "node:fs/promises"
import { dirname, resolve } from "node:path"

/** The system account that runs PostgreSQL when we are root, because it refuses to run as root. */
export type DatabaseUser = { uid: number; gid: number }

/** Account to run PostgreSQL as; null when we are an ordinary user and need no other. */
export async function findDatabaseUser(): Promise<DatabaseUser | null> {
  if (process.getuid?.() !== 0) return null
  const accounts = (await readFile("/etc/passwd", "utf8")).split("\n").map((l) => l.split(":"))
  for (const wanted of ["postgres", "nobody"]) {
    const [, , uid, gid] = accounts.find(([name]) => name === wanted) ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error("running as root, and neither the user postgres nor nobody exists")
}

export async function giveTo(user: DatabaseUser | null, path: string) {
  if (user) await chown(path, user.uid, user.gid)
}

/** Whether every folder above the path is accessible to other users; /root, for example, is not. */
async function isReachableByOthers(path: string): Promise<boolean> {
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    if (((await stat(folder)).mode & 0o001) === 0) return false
    if (folder === dirname(folder)) return true
  }
}

export type Launch = { command: string; args: string[]; uid?: number; gid?: number }

/**
 * How to start a program as that user. In a checkout in a private folder the user could not even
 * read the program, so it keeps one capability: to bypass permission checks on files.
 */
export async function launchAs(
  user: DatabaseUser | null,
  command: string,
  args: string[],
  dataDir: string,
): Promise<Launch> {
  if (!user) return { command, args }
  const reachable = (await isReachableByOthers(command)) && (await isReachableByOthers(dataDir))
  if (reachable) return { command, args, ...user }
  const capabilities = ["--inh-caps=+dac_override", "--ambient-caps=+dac_override"]
  const who = [`--reuid=${user.uid}`, `--regid=${user.gid}`, "--clear-groups"]
  return { command: "setpriv", args: [...who, ...capabilities, command, ...args] }
}
