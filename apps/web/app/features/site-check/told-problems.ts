import { findCookie, keepCookieForVisit } from "../../session/script-cookies.ts"
import { tryStorage } from "../../ui/try-storage.ts"
import type { Problem } from "./site-check-texts.ts"

/** Where it is kept what this visit was told of. */
const name = "site-check-told"

const readStored = () => tryStorage(() => window.sessionStorage.getItem(name))

const readCookie = () => findCookie(document.cookie, name)

function readNamed(): string | null {
  return window.name.startsWith(`${name}=`) ? window.name.slice(name.length + 1) : null
}

function readTold(): string {
  return readStored() ?? readCookie() ?? readNamed() ?? ""
}

/**
 * Session storage, else a cookie of the session: one of them is what may be missing. Who forbids
 * cookies often forbids all storage with them; what is left is the name of the window, which lasts
 * from page to page and ends on the way to another site. A name that somebody gave it stays.
 */
function keepTold(told: string): void {
  try {
    window.sessionStorage.setItem(name, told)
  } catch {
    keepCookieForVisit(name, told)
    if (readCookie() === told) return
    if (window.name === "" || readNamed() !== null) window.name = `${name}=${told}`
  }
}

/** The problems that nobody told of on this visit. */
export function untold(problems: Problem[]): Problem[] {
  const told = readTold().split(".")
  return problems.filter((problem) => !told.includes(problem))
}

/** Notes that somebody was told, so that each problem is told of once a visit. */
export function noteTold(problems: Problem[]): void {
  keepTold([...readTold().split("."), ...problems].filter(Boolean).join("."))
}
