import { existsSync } from "node:fs"
import { delimiter, join } from "node:path"

/** Why a drill, or a part of it, was not run: what it needs is not on this machine. */
export class NotRun extends Error {}

/** Folders of programs that the path of an ordinary user may lack. */
const systemFolders = ["/usr/sbin", "/usr/local/sbin", "/sbin"]

/** Where a program of the system is; null when it is not installed. */
export function findProgram(name: string): string | null {
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...systemFolders]
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null
}

/** The same; throws `NotRun` with the command that installs it. */
export function requireProgram(name: string, debianPackage = name): string {
  const path = findProgram(name)
  if (path !== null) return path
  throw new NotRun(`${name} is missing, apt-get install ${debianPackage}`)
}
