import { figuresTexts as texts } from "./texts.ts"

const width = 112
const height = 28

/** Points of the curve in its box, the oldest day at the left. */
function pointsOf(days: readonly number[], max: number): string {
  const step = width / Math.max(1, days.length - 1)
  const bottom = height - 2
  return days
    .map((views, place) => `${round(place * step)},${round(bottom - (views / max) * (bottom - 2))}`)
    .join(" ")
}

const round = (value: number) => Math.round(value * 10) / 10

/** Views by day as a small curve; its text alternative has the sum, and a table has every day. */
export function Sparkline({ days }: { days: readonly number[] }) {
  const total = days.reduce((sum, views) => sum + views, 0)
  const max = Math.max(1, ...days)
  return (
    <svg
      role="img"
      aria-label={texts.curve(total, Math.max(...days))}
      viewBox={`0 0 ${width} ${height}`}
      className="h-7 w-28 shrink-0 text-copper"
    >
      <line x1="0" x2={width} y1={height - 1} y2={height - 1} className="stroke-line" />
      <polyline
        points={pointsOf(days, max)}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
  )
}
