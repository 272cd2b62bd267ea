import { type Lighting, lightings } from "./lighting.ts"
import { liveryOf } from "./machine.ts"
import type { MachineKind } from "./machine-kinds.ts"
import { machines } from "./machines.ts"
import { panoramaLand, panoramaSky } from "./panorama-backdrop.ts"
import { foreground } from "./panorama-port.ts"
import { seededRandom } from "./seeded-random.ts"
import { camera, type Placing, placedCamera, placedLighting } from "./space/camera.ts"
import { castShadow } from "./space/cast-shadow.ts"
import { unit } from "./space/point.ts"
import { renderSolids } from "./space/render-solids.ts"
import { type Stage, seen, shape, shapes } from "./stage.ts"

export type PanoramaTheme = "light" | "dark"

/** Size of the panorama, px. */
export const panoramaWidth = 2400
export const panoramaHeight = 900

/** What a phone shows of the panorama, px: around the machine left of its centre. */
export const phonePart = { left: 360, top: 0, width: 1296, height: panoramaHeight } as const

const skies: Record<PanoramaTheme, Lighting> = {
  light: {
    ...lightings.noon,
    towards: unit([-0.55, 0.7, 0.75]),
    key: [0.66, 0.6, 0.52],
    skyTop: "#a8c5d6",
    skyLow: "#f3e4ce",
    haze: "#e3d3c0",
  },
  dark: {
    ...lightings.night,
    towards: unit([-0.55, 0.7, 0.75]),
    key: [0.5, 0.47, 0.46],
    ambient: [0.36, 0.39, 0.48],
    skyTop: "#10161f",
    skyLow: "#6a5256",
    haze: "#3f4152",
  },
}

type Actor = Placing & {
  readonly kind: MachineKind
  readonly livery: number
  readonly working: boolean
}

/** The machines and their positions, from the farthest to the nearest. */
const actors: readonly Actor[] = [
  { kind: "solar-array", livery: 4, working: true, x: -560, z: -4600, turn: -6 },
  { kind: "mining-truck", livery: 0, working: false, x: -2560, z: -2700, turn: 22 },
  { kind: "truck-crane", livery: 2, working: true, x: 1180, z: -820, turn: 10 },
  { kind: "tipper", livery: 5, working: false, x: 40, z: -520, turn: 172 },
  { kind: "excavator", livery: 1, working: true, x: -1120, z: 40, turn: -8 },
  { kind: "tractor", livery: 3, working: false, x: 640, z: 160, turn: -30 },
  { kind: "forklift", livery: 0, working: true, x: 1560, z: 260, turn: -18 },
]

/**
 * The home page's panorama, 2400 × 900 px: machines between the Andes and a port, with a calm sky
 * for text.
 */
export function drawPanorama(theme: PanoramaTheme): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${panoramaWidth}" height="${panoramaHeight}" viewBox="0 0 ${panoramaWidth} ${panoramaHeight}" preserveAspectRatio="xMidYMax slice">${panoramaScene(theme)}</svg>`
}

/** The panorama's shapes without the enclosing SVG element. */
export function panoramaScene(theme: PanoramaTheme): string {
  const view = camera({
    yaw: 0,
    pitch: 4.2,
    target: [0, 150, 0],
    distance: 5000,
    focal: 2900,
    centre: [panoramaWidth / 2, 690],
  })
  const lighting = skies[theme]
  const random = seededRandom(11)
  const stage: Stage = {
    camera: view,
    light: theme === "dark" ? "night" : "noon",
    lighting,
    random,
    span: 4200,
    width: panoramaWidth,
    height: panoramaHeight,
  }
  const cast = actors.map((actor) => {
    const solids = machines[actor.kind].build({
      livery: liveryOf(actor.livery),
      working: actor.working,
      random,
    })
    const own = placedCamera(view, actor)
    const light = placedLighting(lighting, actor)
    const dust = { color: "#b99b78", height: 90, share: actor.x < 600 ? 0.28 : 0.1 }
    return (
      castShadow(solids, own, light) +
      renderSolids(solids, own, light, { dust, width: panoramaWidth, least: 9 })
    )
  })
  // the sky has its own random numbers, so that both themes show the same mountains
  const heaven = { ...stage, random: seededRandom(5) }
  return [
    panoramaSky(heaven),
    panoramaLand(stage),
    ...cast,
    panoramaLamps(stage),
    foreground(stage),
  ].join("")
}

/** At night: the floodlight's cone over the quay and the beams of the machines' lamps. */
function panoramaLamps(stage: Stage): string {
  if (stage.light !== "night") return ""
  const cone = seen(stage, [
    [1456, 890, -1490],
    [700, 0, -900],
    [1500, 0, 300],
    [2300, 0, -900],
  ])
  const pool = seen(stage, [
    [800, 0, -1100],
    [1300, 0, 60],
    [1800, 0, 160],
    [2300, 0, -300],
    [2200, 0, -1100],
  ])
  const beam = (x: number, y: number, z: number, far: number) =>
    seen(stage, [
      [x, y + 6, z],
      [x + far, y + 60, z + far * 0.5],
      [x + far * 0.9, 0, z + far * 0.7],
      [x, y - 6, z],
    ])
  return (
    shape(cone, "#ffe6b0", 0.05) +
    shape(pool, "#ffdc9c", 0.12) +
    shapes([beam(800, 130, 260, 420)], "#ffe9b8", 0.13)
  )
}
