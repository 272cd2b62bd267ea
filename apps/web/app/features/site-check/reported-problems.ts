import { findCookie, setSessionCookie } from "../../browser/script-cookies.ts"
import { tryStorage } from "../../browser/storage.ts"
import { findProblems } from "./find-problems.ts"
import type { Problem } from "./texts.ts"

/** Storage key for the problems already reported on this visit. */
const name = "site-check-told"

const readStored = () => tryStorage(() => window.sessionStorage.getItem(name))

const readCookie = () => findCookie(document.cookie, name)

function readNamed(): string | null {
  return window.name.startsWith(`${name}=`) ? window.name.slice(name.length + 1) : null
}

function readReported(): string {
  return readStored() ?? readCookie() ?? readNamed() ?? ""
}

/**
 * Stored in session storage, else in a session cookie, since either may be the one that is missing.
 * Browsers that block cookies often block all storage too; the fallback is `window.name`, which
 * survives page loads and is cleared on the way to another site. A name that is already set is
 * kept.
 */
function saveReported(reported: string): void {
  try {
    window.sessionStorage.setItem(name, reported)
  } catch {
    setSessionCookie(name, reported)
    if (readCookie() === reported) return
    if (window.name === "" || readNamed() !== null) window.name = `${name}=${reported}`
  }
}

/** The browser's problems that were not reported on this visit. */
export async function findUnreported(): Promise<Problem[]> {
  const problems = await findProblems()
  const reported = readReported().split(".")
  return problems.filter((problem) => !reported.includes(problem))
}

/** Marks problems as reported, so that each is reported once per visit. */
export function markReported(problems: Problem[]): void {
  saveReported([...readReported().split("."), ...problems].filter(Boolean).join("."))
}
