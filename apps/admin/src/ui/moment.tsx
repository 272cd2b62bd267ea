import { useEffect, useState } from "react"
import { shortMoment } from "./moment-texts.ts"
import { labels } from "./ui-texts.ts"

/** An instant in Chilean time, or a dash. */
export function Moment({ at }: { at: string | null }) {
  if (at === null) return labels.none
  return (
    <time dateTime={at} style={{ whiteSpace: "nowrap" }}>
      {shortMoment(at)}
    </time>
  )
}

const everyMs = 30_000

/** The current time, updated every half minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
