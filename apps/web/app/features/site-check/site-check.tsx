import { useEffect, useState } from "react"
import { loadQuietly } from "../../browser/reload/reload.ts"
import { useLoaded } from "../../browser/use-loaded.ts"
import { whenIdle } from "../../browser/when-idle.ts"
import { useTurn } from "../../overlays/next-overlay.ts"
import type { Problem } from "./texts.ts"

/** If the checking code cannot be loaded, no problems are assumed. */
async function loadProblems(): Promise<Problem[]> {
  try {
    const { findUnreported } = await loadQuietly(() => import("./reported-problems.ts"))
    return await findUnreported()
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
  if (loaded === null || problems === null) return null
  return <loaded.SiteCheckLightbox problems={problems} onClose={() => setProblems([])} />
}
