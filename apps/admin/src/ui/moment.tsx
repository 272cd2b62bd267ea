import { labels } from "./label-texts.ts"
import { shortMoment } from "./moment-texts.ts"

/** An instant in Chilean time, or a dash. */
export function Moment({ at }: { at: string | null }) {
  if (at === null) return labels.none
  return (
    <time dateTime={at} style={{ whiteSpace: "nowrap" }}>
      {shortMoment(at)}
    </time>
  )
}
