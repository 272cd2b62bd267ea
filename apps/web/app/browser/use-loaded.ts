import { useEffect, useEffectEvent, useState } from "react"

/**
 * Lazily loaded code; null until it is loaded, and whenever it is not wanted. `onFailure` is called
 * at each failed attempt.
 */
export function useLoaded<Loaded>(
  isWanted: boolean,
  source: { load: () => Promise<Loaded>; onFailure?: () => void },
): Loaded | null {
  // Boxed, because the loaded value may be a function, which `setState` would call.
  const [box, setBox] = useState<{ loaded: Loaded } | null>(null)
  const load = useEffectEvent(() => source.load())
  const fail = useEffectEvent(() => source.onFailure?.())
  const isMissing = isWanted && box === null
  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    load().then(
      (loaded) => isCurrent && setBox({ loaded }),
      () => isCurrent && fail(),
    )
    return () => {
      isCurrent = false
    }
  }, [isMissing])
  return isWanted && box !== null ? box.loaded : null
}
