import { starPath } from "./mark.ts"
import { panoramaScene } from "./panorama.ts"

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
