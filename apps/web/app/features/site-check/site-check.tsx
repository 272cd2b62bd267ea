import { useEffect, useState } from "react"
import { loadQuietly } from "../../session/reload/load-quietly.ts"
import { useTurn } from "../../session/turns/use-turn.ts"
import { useLoaded } from "../../ui/use-loaded.ts"
import { whenIdle } from "../../ui/when-idle.ts"
import type { Problem } from "./site-check-texts.ts"
import { noteTold, untold } from "./told-problems.ts"

/** Without the part that looks, nothing is wrong as far as anybody knows. */
async function look(): Promise<Problem[]> {
  try {
    const { findProblems } = await loadQuietly(() => import("./find-problems.ts"))
    return untold(await findProblems())
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
    if (isShown && problems !== null) noteTold(problems)
  }, [isShown, problems])
  if (loaded === null || problems === null) return null
  return <loaded.SiteCheckLightbox problems={problems} onClose={() => setProblems([])} />
}
