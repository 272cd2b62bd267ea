import { lightings } from "./lighting.ts"
import { liveryOf } from "./machine.ts"
import { plateRows, plateTitle } from "./plate-texts.ts"
import type { Scene } from "./scene.ts"
import { seededRandom } from "./seeded-random.ts"
import { darker, lighter, lit, mix } from "./space/paint.ts"
import type { Flat } from "./space/point.ts"
import { shape, shapes } from "./stage.ts"

/** A type plate riveted on the machine's painted metal. */
export function drawPlate(scene: Scene): string {
  const random = seededRandom(scene.seed)
  const livery = liveryOf(scene.livery)
  const { ambient, key } = lightings[scene.light]
  const under = (color: string) =>
    lit(
      color,
      [0, 1, 2].map((i) => (ambient[i] ?? 1) + (key[i] ?? 1) * 0.55),
    )
  const paint = under(livery.body)
  const tilt = (random() - 0.5) * 5
  const [x, y] = [330 + random() * 60, 270 + random() * 40]
  const [w, h] = [880, 560]
  const seam = 120 + random() * 90
  const scratches = Array.from({ length: 26 }, (): Flat[] => {
    const [sx, sy, l, a] = [
      random() * 1600,
      random() * 1200,
      20 + random() * 130,
      random() * 0.9 - 0.45,
    ]
    return [
      [sx, sy],
      [sx + l * Math.cos(a), sy + l * Math.sin(a)],
      [sx + l * Math.cos(a), sy + l * Math.sin(a) + 2.4],
      [sx, sy + 1],
    ]
  })
  const chips = Array.from({ length: 16 }, (): Flat[] => {
    const [cx, cy, r] = [random() * 1600, 800 + random() * 400, 4 + random() * 13]
    return Array.from(
      { length: 7 },
      (_, i): Flat => [
        cx + Math.cos(i * 0.9) * r * (0.6 + random() * 0.6),
        cy + Math.sin(i * 0.9) * r * (0.5 + random() * 0.5),
      ],
    )
  })
  const bolts = [seam * 0.5, 1600 - seam * 0.45].flatMap((bx) =>
    [150, 450, 750, 1050].map((by) => bolt(bx, by, 24, darker(paint, 0.12), lighter(paint, 0.18))),
  )
  // water marks under the plate
  const drips = Array.from({ length: 5 }, (_, i): Flat[] => {
    const dx = x + 60 + i * 190 + random() * 60
    return [
      [dx, y + h - 10],
      [dx + 16, y + h - 10],
      [dx + 11, y + h + 60 + random() * 120],
      [dx + 6, y + h + 40],
    ]
  })
  return [
    `<defs><linearGradient id="panel" x2="1" y2="1"><stop stop-color="${lighter(paint, 0.16)}"/><stop offset=".55" stop-color="${paint}"/><stop offset="1" stop-color="${darker(paint, 0.3)}"/></linearGradient></defs>`,
    `<rect width="1600" height="1200" fill="url(#panel)"/>`,
    shape(
      [
        [0, 0],
        [seam, 0],
        [seam, 1200],
        [0, 1200],
      ],
      darker(paint, 0.1),
      0.7,
    ),
    shape(
      [
        [1600 - seam * 0.9, 0],
        [1600, 0],
        [1600, 1200],
        [1600 - seam * 0.9, 1200],
      ],
      darker(paint, 0.24),
      0.7,
    ),
    shape(
      [
        [seam, 0],
        [seam + 7, 0],
        [seam + 7, 1200],
        [seam, 1200],
      ],
      darker(paint, 0.5),
    ),
    shape(
      [
        [seam + 7, 0],
        [seam + 12, 0],
        [seam + 12, 1200],
        [seam + 7, 1200],
      ],
      lighter(paint, 0.3),
    ),
    shape(
      [
        [0, 1010],
        [1600, 1010],
        [1600, 1200],
        [0, 1200],
      ],
      darker(paint, 0.34),
      0.6,
    ),
    shape(
      [
        [0, 1010],
        [1600, 1010],
        [1600, 1016],
        [0, 1016],
      ],
      lighter(paint, 0.28),
      0.8,
    ),
    shape(
      [
        [620, 0],
        [900, 0],
        [420, 1200],
        [140, 1200],
      ],
      "#ffffff",
      0.07,
    ),
    shapes(scratches, lighter(paint, 0.35), 0.6),
    shapes(chips, darker(mix(paint, "#6b4b3a", 0.6), 0.25), 0.7),
    ...bolts,
    shapes(drips, darker(paint, 0.4), 0.28),
    `<g transform="translate(800 560) rotate(${tilt.toFixed(1)}) scale(1.24) translate(-800 -560)">${plate(x, y, w, h, scene, random)}</g>`,
  ].join("")
}

function bolt(x: number, y: number, r: number, color: string, edge: string): string {
  const hexagon = Array.from(
    { length: 6 },
    (_, i): Flat => [
      x + Math.cos(i * 1.047 + 0.3) * r * 0.7,
      y + Math.sin(i * 1.047 + 0.3) * r * 0.7,
    ],
  )
  return `<circle cx="${x.toFixed(0)}" cy="${y + 5}" r="${r + 2}" fill="#14171c" opacity=".28"/><circle cx="${x.toFixed(0)}" cy="${y}" r="${r}" fill="${color}"/>${shape(hexagon, edge)}`
}

function plate(
  x: number,
  y: number,
  w: number,
  h: number,
  scene: Scene,
  random: () => number,
): string {
  const metal = "#c9ccca"
  const rows = plateRows(scene.kind)
  const line = (i: number) => y + 196 + i * 84
  const cells = rows.map(([name, value], i) => {
    const top = line(i)
    const text = `font-family="sans-serif" fill="#2d3135"`
    const stamped = value
      ? `<text x="${x + 470}" y="${top + 4}" ${text} font-size="46" font-weight="700" letter-spacing="3">${value}</text>`
      : `<path d="M${x + 470} ${top - 10}h${120 + random() * 160}" stroke="#8d9291" stroke-width="9" stroke-dasharray="26 12"/>`
    return `<text x="${x + 56}" y="${top}" ${text} font-size="30" letter-spacing="4">${name}</text>${stamped}<path d="M${x + 50} ${top + 24}h${w - 100}" stroke="#8f9594" stroke-width="2.5"/>`
  })
  const rivets = [
    [44, 44],
    [w - 44, 44],
    [44, h - 44],
    [w - 44, h - 44],
  ].map(([dx, dy]) => {
    const [rx, ry] = [x + (dx ?? 0), y + (dy ?? 0)]
    return `<circle cx="${rx + 3}" cy="${ry + 5}" r="19" fill="#000" opacity=".3"/><circle cx="${rx}" cy="${ry}" r="18" fill="#8f9493"/><circle cx="${rx - 4}" cy="${ry - 5}" r="9" fill="#d9dcda"/>`
  })
  const scuffs = Array.from({ length: 14 }, (): Flat[] => {
    const [sx, sy, l] = [x + random() * w * 0.9, y + random() * h, 20 + random() * 90]
    return [
      [sx, sy],
      [sx + l, sy - l * 0.2],
      [sx + l, sy - l * 0.2 + 2],
      [sx, sy + 1.5],
    ]
  })
  return [
    `<rect x="${x + 8}" y="${y + 14}" width="${w}" height="${h}" rx="20" fill="#14171c" opacity=".35"/>`,
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="18" fill="${metal}"/>`,
    shape(
      [
        [x + 300, y],
        [x + 560, y],
        [x + 330, y + h],
        [x + 70, y + h],
      ],
      "#e6e8e5",
      0.6,
    ),
    `<rect x="${x + 16}" y="${y + 16}" width="${w - 32}" height="${h - 32}" rx="10" fill="none" stroke="#6f7575" stroke-width="4"/>`,
    `<rect x="${x + 84}" y="${y + 46}" width="${w - 168}" height="84" fill="#33383d"/>`,
    `<text x="${x + w / 2}" y="${y + 105}" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="44" letter-spacing="9" fill="#e4e6e2">${plateTitle}</text>`,
    ...cells,
    ...rivets,
    shapes(scuffs, "#8a8f8e", 0.5),
  ].join("")
}
