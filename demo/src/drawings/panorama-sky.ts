import { mix } from "./space/paint.ts"
import type { Flat } from "./space/point.ts"
import { type Stage, shape, shapes } from "./stage.ts"

/** The panorama's sky: plain behind the text, with stars at night. */
export function panoramaSky(stage: Stage): string {
  const { lighting, width, height, camera, random, light } = stage
  const h = camera.horizon
  const night = light === "night"
  const gradient = `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${lighting.skyTop}"/><stop offset=".55" stop-color="${mix(lighting.skyTop, lighting.skyLow, 0.55)}"/><stop offset="1" stop-color="${lighting.skyLow}"/></linearGradient></defs><rect width="${width}" height="${h.toFixed(0)}" fill="url(#sky)"/><rect y="${(h - 1).toFixed(0)}" width="${width}" height="${height}" fill="${lighting.haze}"/>`
  if (!night)
    return `${gradient}<circle cx="${width * 0.63}" cy="${h - 150}" r="44" fill="#fffaf0" opacity=".85"/>${thinClouds(stage)}`
  const stars = Array.from({ length: 90 }, (): Flat[] => {
    const [x, y, s] = [random() * width, random() ** 1.4 * (h - 140), 0.8 + random() * 1.5]
    return [
      [x - s, y],
      [x, y - s],
      [x + s, y],
      [x, y + s],
    ]
  })
  const morning: Flat[] = Array.from({ length: 16 }, (_, i): Flat => {
    const r = i % 2 ? 5 : 13
    const a = (i / 16) * Math.PI * 2
    return [width * 0.63 + Math.cos(a) * r, h - 320 + Math.sin(a) * r]
  })
  return gradient + shapes(stars, "#dbe4f0", 0.6) + shape(morning, "#f3d9a0", 0.95)
}

function thinClouds({ random, width, camera }: Stage): string {
  const list = Array.from({ length: 6 }, (): Flat[] => {
    const [x, y, w] = [
      width * (0.3 + random() * 0.7),
      camera.horizon * (0.3 + random() * 0.42),
      90 + random() * 220,
    ]
    return [
      [x - w, y],
      [x - w * 0.3, y - 7],
      [x + w * 0.2, y - 10],
      [x + w, y],
      [x + w * 0.2, y + 4],
    ]
  })
  return shapes(list, "#ffffff", 0.5)
}
