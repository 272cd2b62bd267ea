import { useEffect, useState } from "react"
import { loadQuietly } from "../../browser/reload/reload.ts"
import { findCookie, setSessionCookie } from "../../browser/script-cookies.ts"
import { tryStorage } from "../../browser/storage.ts"
import { useLoaded } from "../../browser/use-loaded.ts"
import { whenIdle } from "../../browser/when-idle.ts"
import { useTurn } from "../../overlays/next-overlay.ts"
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

function unreported(problems: Problem[]): Problem[] {
  const reported = readReported().split(".")
  return problems.filter((problem) => !reported.includes(problem))
}

/** Marks problems as reported, so that each is reported once per visit. */
function markReported(problems: Problem[]): void {
  saveReported([...readReported().split("."), ...problems].filter(Boolean).join("."))
}

/** If the checking code cannot be loaded, no problems are assumed. */
async function loadProblems(): Promise<Problem[]> {
  try {
    const { findProblems } = await loadQuietly(() => import("./find-problems.ts"))
    return unreported(await findProblems())
  } catch {
    return []
  }
}

/**
 * Checks, once the page is idle, for browser problems that keep the site from working, and reports
 * each once per visit [S4.10]. Until the check is done no other automatic dialog opens.
 */
export function SiteCheck() {
  /** Null until the check is done. */
  const [problems, setProblems] = useState<Problem[] | null>(null)
  useEffect(() => {
    let isCurrent = true
    const callOff = whenIdle(
      () => void loadProblems().then((news) => isCurrent && setProblems(news)),
    )
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
