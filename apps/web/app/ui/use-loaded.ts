import { useEffect, useEffectEvent, useState } from "react"

/**
 * Code that is loaded when it is wanted first; null until it is there, and whenever it is not wanted.
 * Who cannot load it is told, at each try.
 */
export function useLoaded<Loaded>(
  isWanted: boolean,
  source: { load: () => Promise<Loaded>; onFailure?: () => void },
): Loaded | null {
  // In a box: what is loaded may be a function, which a state would call.
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
