import { useEffect, useState } from "react"

/** Milliseconds that an ad must be visible before it can be decided. */
export const sleepMs = 1_000

/**
 * Whether an ad has been visible long enough, so that a key pressed twice does not also decide the
 * next ad [B5.29].
 */
export function useAwake(isShown: boolean): boolean {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => {
    if (!isShown) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = () => {
      clearTimeout(timer)
      if (document.visibilityState === "visible") timer = setTimeout(() => setAwake(true), sleepMs)
    }
    begin()
    document.addEventListener("visibilitychange", begin)
    return () => {
      clearTimeout(timer)
      document.removeEventListener("visibilitychange", begin)
    }
  }, [isShown])
  return isShown && isAwake
}
