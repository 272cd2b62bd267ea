import type { Growth } from "./parts/growth.ts"

const size = { width: 720, height: 500 }
const frame = { left: 64, right: 230, top: 24, bottom: 48 }
const colours = ["#0b5cad", "#b3261e", "#1b7f4b", "#8a5a00", "#6b3fa0", "#444"]

/** An axis whose equal steps are equal factors, with a tick per power of ten. */
function scale(values: number[], from: number, to: number) {
  const low = Math.floor(Math.log10(Math.min(...values)))
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values))))
  const at = (value: number) =>
    Math.round((from + ((Math.log10(value) - low) / (high - low)) * (to - from)) * 10) / 10
  const ticks = Array.from({ length: high - low + 1 }, (_, index) => 10 ** (low + index))
  return { at, ticks }
}

const label = (value: number) => value.toLocaleString("en-US", { maximumFractionDigits: 2 })

/** Draws the medians of the calls against the number of ads, both axes logarithmic. */
export function growthPlot(growth: readonly Growth[]): string {
  const points = growth.flatMap((call) => call.points)
  const [right, bottom] = [size.width - frame.right, size.height - frame.bottom]
  const x = scale(
    points.map(({ ads }) => ads),
    frame.left,
    right,
  )
  const y = scale(
    points.map(({ ms }) => ms),
    bottom,
    frame.top,
  )
  const grid = [
    ...x.ticks.map(
      (tick) =>
        `<path class="grid" d="M${x.at(tick)} ${frame.top}V${bottom}"/><text x="${x.at(tick)}" y="${bottom + 18}" text-anchor="middle">${label(tick)}</text>`,
    ),
    ...y.ticks.map(
      (tick) =>
        `<path class="grid" d="M${frame.left} ${y.at(tick)}H${right}"/><text x="${frame.left - 8}" y="${y.at(tick) + 4}" text-anchor="end">${label(tick)}</text>`,
    ),
  ]
  const lines = growth.map(({ call, points }, index) => {
    const colour = colours[index % colours.length]
    const path = points.map(({ ads, ms }) => `${x.at(ads)},${y.at(ms)}`).join(" ")
    const dots = points.map(
      ({ ads, ms }) => `<circle cx="${x.at(ads)}" cy="${y.at(ms)}" r="3" fill="${colour}"/>`,
    )
    const legendY = frame.top + 8 + index * 20
    return [
      `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2"/>`,
      ...dots,
      `<path d="M${right + 14} ${legendY}h18" stroke="${colour}" stroke-width="2"/>`,
      `<text x="${right + 38}" y="${legendY + 4}">${call}</text>`,
    ].join("")
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" font-family="sans-serif" font-size="12">
<title>Median of each call against the number of ads</title>`,
    "<style>.grid{stroke:#ddd}</style>",
    `<rect width="${size.width}" height="${size.height}" fill="#fff"/>`,
    ...grid,
    ...lines,
    `<text x="${(frame.left + right) / 2}" y="${size.height - 8}" text-anchor="middle">ads</text>`,
    `<text x="14" y="${frame.top - 8}">median, ms</text>`,
    "</svg>",
    "",
  ].join("\n")
}
