import { grounds, isIndoors } from "./draw-ground.ts"
import { drawPlate } from "./draw-plate.ts"
import { effectOf } from "./effects.ts"
import { type Lighting, lightings } from "./lighting.ts"
import { liveryOf } from "./machine.ts"
import { machines } from "./machines.ts"
import type { Scene, View } from "./scene.ts"
import { seededRandom } from "./seeded-random.ts"
import { type Frame, fitCamera } from "./space/camera.ts"
import { castShadow } from "./space/cast-shadow.ts"
import { type Point, unit } from "./space/point.ts"
import { renderSolids } from "./space/render-solids.ts"
import type { Solid } from "./space/solid.ts"
import { stageFor } from "./stage.ts"

/** Size of every catalogue picture, px (4:3). */
export const sceneWidth = 1600
export const sceneHeight = 1200

type Aim = { yaw: number; pitch: number; focal: number; frame: Frame }
const frame = (left: number, right: number, top: number, bottom: number): Frame => ({
  left,
  right,
  top,
  bottom,
})

const aims: Record<Exclude<View, "plate">, Aim> = {
  side: { yaw: 3, pitch: 4.5, focal: 2900, frame: frame(150, 1450, 190, 985) },
  "three-quarter": { yaw: 38, pitch: 9.5, focal: 2000, frame: frame(150, 1450, 160, 1020) },
  "at-work": { yaw: -27, pitch: 6, focal: 1900, frame: frame(90, 1510, 150, 1040) },
  parked: { yaw: 142, pitch: 8, focal: 2200, frame: frame(230, 1370, 220, 1000) },
  detail: { yaw: 24, pitch: 7, focal: 1700, frame: frame(330, 1270, 130, 1070) },
}

/** One picture of the catalogue as a complete SVG, 1600 × 1200 px. */
export function drawScene(scene: Scene): string {
  const content = scene.view === "plate" ? drawPlate(scene) : drawMachine(scene, aims[scene.view])
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${sceneWidth}" height="${sceneHeight}" viewBox="0 0 ${sceneWidth} ${sceneHeight}">${content}</svg>`
}

function drawMachine(scene: Scene, aim: Aim): string {
  const machine = machines[scene.kind]
  const random = seededRandom(scene.seed)
  const working = scene.view === "at-work"
  const solids = machine.build({ livery: liveryOf(scene.livery), working, random })
  const parked = scene.view === "parked" ? machine.parkedYaw : undefined
  const yaw = (parked ?? aim.yaw) + (random() - 0.5) * 6
  const points =
    scene.view === "detail" ? around(machine.focus.at, machine.focus.reach * 0.74) : outline(solids)
  const view = fitCamera(points, { ...aim, yaw }, aim.frame)
  const light = isIndoors(scene.ground) ? "indoor" : scene.light
  const stage = stageFor(view, light, random, sceneWidth, sceneHeight)
  const place = grounds[scene.ground](stage)
  const turned = turnedLight(lightings[light], yaw)
  const raised = working ? effectOf(machine.effect, stage, view, solids, machine.source) : undefined
  const close = scene.view === "detail"
  const afloat = scene.ground === "fjord"
  return [
    place.back,
    afloat ? "" : castShadow(solids, view, turned),
    raised?.behind ?? "",
    renderSolids(solids, view, turned, { dust: place.dust, close }),
    raised?.before ?? "",
    close ? "" : (place.front ?? ""),
  ].join("")
}

/** Keeps the light's direction in the picture constant however the machine is turned. */
export function turnedLight(lighting: Lighting, yaw: number): Lighting {
  const a = (yaw * Math.PI) / 180
  const [x, y, z] = lighting.towards
  return {
    ...lighting,
    towards: unit([x * Math.cos(a) + z * Math.sin(a), y, z * Math.cos(a) - x * Math.sin(a)]),
  }
}

function outline(solids: readonly Solid[]): Point[] {
  return solids.flatMap((s) => s.faces.flatMap((f) => f.points))
}

function around([x, y, z]: Point, reach: number): Point[] {
  return [-reach, reach].flatMap((d): Point[] => [
    [x + d, y, z],
    [x, y + d, z],
    [x, y, z + d],
  ])
}
