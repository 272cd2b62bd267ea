import { container } from "./grounds/waterfront.ts"
import { streaks } from "./landscape.ts"
import { cityLights, portCranes, ripples, ship } from "./panorama-port.ts"
import { patch } from "./parts/panels.ts"
import { ridge } from "./ridge.ts"
import { glow, mix } from "./space/paint.ts"
import type { Flat } from "./space/point.ts"
import { renderSolids } from "./space/render-solids.ts"
import { box, type Solid } from "./space/solid.ts"
import { air, type Stage, shape, shapes } from "./stage.ts"

/** From the Andes on the left, over desert and a strip of valley, to the sea on the right. */
export function panoramaLand(stage: Stage): string {
  const { width, height, light } = stage
  const h = stage.camera.horizon
  const night = light === "night"
  const shore = width * 0.6
  const quayEdge = h + 52
  return [
    ridge(stage, {
      base: h + 4,
      height: 300,
      peaks: 5,
      color: "#73849f",
      distance: night ? 0.25 : 0.4,
      snow: true,
      from: -140,
      to: width * 0.66,
    }),
    ridge(stage, {
      base: h + 8,
      height: 130,
      peaks: 8,
      color: "#a27a68",
      distance: 0.26,
      from: -80,
      to: width * 0.58,
    }),
    ridge(stage, {
      base: h + 6,
      height: 46,
      peaks: 5,
      color: "#8c8f9c",
      distance: 0.5,
      from: width * 0.78,
      to: width * 1.1,
    }),
    `<rect x="${shore - 260}" y="${h.toFixed(0)}" width="${width - shore + 260}" height="120" fill="${air(stage, "#6d97a6", 0.15)}"/>`,
    shape(
      [
        [shore - 260, h],
        [width, h],
        [width, h + 12],
        [shore - 260, h + 9],
      ],
      air(stage, "#a7c4c9", 0.3),
      0.6,
    ),
    ripples(stage, shore, h),
    ship(stage, width * 0.72, h + 22),
    portCranes(stage, h + 40),
    cityLights(stage, h),
    shape(
      [
        [0, h - 4],
        [width * 0.2, h - 14],
        [width * 0.4, h - 2],
        [shore - 120, h + 10],
        [shore + 60, h + 34],
        [shore + 130, quayEdge],
        [width, quayEdge + 6],
        [width, height],
        [0, height],
      ],
      air(stage, "#bd9a74", 0.1),
    ),
    shape(
      [
        [0, h + 46],
        [width * 0.3, h + 40],
        [width * 0.56, h + 58],
        [width * 0.62, h + 90],
        [width * 0.6, height],
        [0, height],
      ],
      air(stage, "#c4a27b"),
    ),
    shape(
      [
        [shore + 40, quayEdge],
        [width, quayEdge + 6],
        [width, height],
        [shore - 260, height],
        [shore - 90, h + 170],
      ],
      air(stage, "#a9a69d"),
    ),
    shape(
      [
        [shore + 40, quayEdge],
        [width, quayEdge + 6],
        [width, quayEdge + 12],
        [shore + 34, quayEdge + 6],
      ],
      air(stage, "#d3ad48"),
    ),
    streaks(stage, air(stage, "#d8b98f"), 26, 0.5),
    renderSolids(stacks(), stage.camera, stage.lighting, { width }),
  ].join("")
}

function stacks(): Solid[] {
  const paints = ["#8f4a38", "#3f6a86", "#a8793c", "#5d6f69", "#9a9b94", "#31566b", "#b4653a"]
  const piles = [
    [1560, 2],
    [2180, 3],
    [2800, 2],
  ] as const
  const floodlight = [
    box(1450, 1462, 0, 900, -1500, -1488, "#70787d"),
    box(1410, 1502, 880, 910, -1496, -1486, "#4a5157", [
      patch(1416, 1496, 884, 906, glow("#fff0c4"), "z+"),
    ]),
  ]
  return [
    ...floodlight,
    ...piles.flatMap(([x, high], i) =>
      Array.from({ length: high }, (_, k) =>
        container(x, k * 262, -1700, paints[(i * 3 + k * 2) % paints.length] ?? "#8f4a38"),
      ),
    ),
  ]
}

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
