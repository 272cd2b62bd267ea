import { panoramaScene } from "./panorama.ts"

type MarkLook = {
  /** Side of the square picture, px. */
  readonly size?: number
  readonly color?: string
}

/** Path data of the eight-pointed star made of two squares, centred at 0, 0. */
function starPath(radius: number): string {
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

/** The picture that social networks show for the site, 1200 × 630 px: star, name, panorama. */
export function drawShareCard(siteName: string): string {
  const name = siteName.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">`,
    `<svg width="1200" height="630" viewBox="0 0 1600 840" preserveAspectRatio="xMinYMax slice">${panoramaScene("light")}</svg>`,
    `<g transform="translate(96 92)"><path fill="#a8532a" d="${starPath(44)}"/></g>`,
    `<text x="168" y="122" font-family="sans-serif" font-weight="700" font-size="88" letter-spacing="2" fill="#23282f">${name}</text>`,
    `</svg>`,
  ].join("")
}
