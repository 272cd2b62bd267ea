/** An element of an icon as lucide describes it; `key` is for React alone. */
export type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>]

/** What an icon is drawn with: all its strokes as the data of one path, and the shapes that differ. */
export type Drawing = { stroke: string; others: Shape[] }

/**
 * Draws an icon's strokes in one path, because a page with dozens of icons would otherwise have a
 * hundred elements more, each of which the browser styles and places. Shapes with a look of their
 * own stay as they are.
 */
export function drawnOnce(shapes: readonly Shape[]): Drawing {
  const strokes: string[] = []
  const others: Shape[] = []
  for (const [tag, { key: _, ...attributes }] of shapes) {
    const stroke = strokeOf(tag, attributes)
    if (stroke === null) others.push([tag, attributes])
    else strokes.push(stroke)
  }
  return { stroke: strokes.join(""), others }
}

/** Attributes of a shape that say where it is; a shape with any other has a look of its own. */
const places: Record<string, readonly string[]> = {
  path: ["d"],
  circle: ["cx", "cy", "r"],
  rect: ["x", "y", "width", "height", "rx", "ry"],
  line: ["x1", "y1", "x2", "y2"],
  polyline: ["points"],
}

function strokeOf(tag: string, attributes: Readonly<Record<string, string>>): string | null {
  const known = places[tag]
  if (known === undefined || Object.keys(attributes).some((name) => !known.includes(name)))
    return null
  const number = (name: string) => Number(attributes[name] ?? 0)
  switch (tag) {
    case "path":
      return absoluteStart(attributes.d ?? "")
    case "circle":
      return circle(number("cx"), number("cy"), number("r"))
    case "rect":
      return rectangle({
        ...{ x: number("x"), y: number("y"), width: number("width"), height: number("height") },
        radius: number("rx"),
      })
    case "line":
      return `M${number("x1")} ${number("y1")}L${number("x2")} ${number("y2")}`
    default:
      return `M${(attributes.points ?? "").trim()}`
  }
}

/** A path's first move is absolute even if it is written as a relative one. */
function absoluteStart(data: string): string {
  return data.startsWith("m") ? `M0 0${data}` : data
}

/** Without the digits that binary fractions add. */
const round = (value: number) => Number(value.toFixed(3))

function circle(x: number, y: number, radius: number): string {
  const [left, width] = [round(x - radius), round(2 * radius)]
  return `M${left} ${y}a${radius} ${radius} 0 1 0 ${width} 0a${radius} ${radius} 0 1 0 ${-width} 0z`
}

type Rectangle = { x: number; y: number; width: number; height: number; radius: number }

function rectangle({ x, y, width, height, radius }: Rectangle): string {
  if (radius === 0) return `M${x} ${y}h${width}v${height}h${-width}z`
  const arc = (toX: number, toY: number) => `a${radius} ${radius} 0 0 1 ${toX} ${toY}`
  const [across, down] = [round(width - 2 * radius), round(height - 2 * radius)]
  return [
    `M${round(x + radius)} ${y}h${across}${arc(radius, radius)}v${down}${arc(-radius, radius)}`,
    `h${-across}${arc(-radius, -radius)}v${-down}${arc(radius, -radius)}z`,
  ].join("")
}
