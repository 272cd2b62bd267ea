import { useEffect, useState } from "react"

/** Milliseconds that an ad must have been in sight before it can be decided. */
export const sleepMs = 1_000

/** Whether an ad has been in sight long enough: a key pressed twice decides one ad, not the next too. */
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
