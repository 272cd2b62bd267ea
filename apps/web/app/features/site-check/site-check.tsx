import { useEffect, useState } from "react"
import { loadQuietly } from "../../session/reload/load-quietly.ts"
import { findCookie, keepCookieForVisit } from "../../session/script-cookies.ts"
import { useTurn } from "../../session/turns/use-turn.ts"
import { tryStorage } from "../../ui/try-storage.ts"
import { useLoaded } from "../../ui/use-loaded.ts"
import { whenIdle } from "../../ui/when-idle.ts"
import type { Problem } from "./site-check-texts.ts"

/** Where it is kept what this visit was told of. */
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
 * Session storage, else a cookie of the session: one of them is what may be missing. Who forbids
 * cookies often forbids all storage with them; what is left is the name of the window, which lasts
 * from page to page and ends on the way to another site. A name that somebody gave it stays.
 */
function saveReported(told: string): void {
  try {
    window.sessionStorage.setItem(name, told)
  } catch {
    keepCookieForVisit(name, told)
    if (readCookie() === told) return
    if (window.name === "" || readNamed() !== null) window.name = `${name}=${told}`
  }
}

/** The problems that nobody told of on this visit. */
function unreported(problems: Problem[]): Problem[] {
  const told = readReported().split(".")
  return problems.filter((problem) => !told.includes(problem))
}

/** Notes that somebody was told, so that each problem is told of once a visit. */
function markReported(problems: Problem[]): void {
  saveReported([...readReported().split("."), ...problems].filter(Boolean).join("."))
}

/** Without the part that looks, nothing is wrong as far as anybody knows. */
async function look(): Promise<Problem[]> {
  try {
    const { findProblems } = await loadQuietly(() => import("./find-problems.ts"))
    return unreported(await findProblems())
  } catch {
    return []
  }
}

/**
 * Looks, once the page has come to rest, whether something of the browser keeps the site from working,
 * and tells of each problem once a visit (spec §4). Until that is known nothing else comes unasked.
 */
export function SiteCheck() {
  /** Null until it is known. */
  const [problems, setProblems] = useState<Problem[] | null>(null)
  useEffect(() => {
    let isCurrent = true
    const callOff = whenIdle(() => void look().then((news) => isCurrent && setProblems(news)))
    return () => {
      isCurrent = false
      callOff()
    }
  }, [])
  const isTurn = useTurn("site-check", problems === null || problems.length > 0)
  const loaded = useLoaded(isTurn && problems !== null, {
    load: () => loadQuietly(() => import("./site-check-lightbox.tsx")),
    onFailure: () => setProblems([]),
  })
  const isShown = loaded !== null
  useEffect(() => {
    if (isShown && problems !== null) markReported(problems)
  }, [isShown, problems])
  if (loaded === null || problems === null) return null
  return <loaded.SiteCheckLightbox problems={problems} onClose={() => setProblems([])} />
}
