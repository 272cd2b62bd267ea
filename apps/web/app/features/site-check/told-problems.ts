import { findCookie } from "../../session/script-cookies.ts"
import type { Problem } from "./site-check-texts.ts"

/** Where it is kept what this visit was told of. */
const name = "site-check-told"

/** Session storage, or a cookie of the session where there is none: one of them is what may be missing. */
function readTold(): string {
  try {
    return window.sessionStorage.getItem(name) ?? ""
  } catch {
    return findCookie(document.cookie, name) ?? ""
  }
}

function keepTold(told: string): void {
  try {
    window.sessionStorage.setItem(name, told)
  } catch {
    document.cookie = `${name}=${told}; path=/; samesite=lax`
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
