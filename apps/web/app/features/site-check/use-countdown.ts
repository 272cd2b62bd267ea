import { useEffect, useEffectEvent, useState } from "react"

/** Counts seconds down to nothing, and then calls `onEnd`; while it is paused it stands still. */
export function useCountdown(seconds: number, options: { isPaused: boolean; onEnd: () => void }) {
  const [left, setLeft] = useState(seconds)
  const end = useEffectEvent(options.onEnd)
  const { isPaused } = options
  useEffect(() => {
    if (isPaused) return
    const timer = setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1000)
    return () => clearInterval(timer)
  }, [isPaused])
  useEffect(() => {
    if (left === 0) end()
  }, [left])
  return left
}
