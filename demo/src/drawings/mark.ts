type MarkLook = {
  /** Side of the square picture, px. */
  readonly size?: number
  readonly color?: string
}

/** Path data of the eight-pointed star made of two squares, centred at 0, 0. */
export function starPath(radius: number): string {
  const square = (turn: number) => {
    const corners = [0, 1, 2, 3].map((i) => {
      const a = turn + (i * Math.PI) / 2
      return `${(Math.cos(a) * radius).toFixed(2)} ${(Math.sin(a) * radius).toFixed(2)}`
    })
    return `M${corners.join("L")}z`
  }
  return square(0) + square(Math.PI / 4)
}

/** The logo as a complete SVG: an eight-pointed star built from two squares, copper by default. */
export function drawMark({ size = 64, color = "#a8532a" }: MarkLook = {}): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-32 -32 64 64"><path fill="${color}" d="${starPath(31)}"/></svg>`
}
