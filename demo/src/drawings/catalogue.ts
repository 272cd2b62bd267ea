import { isIndoors } from "./draw-ground.ts"
import { liveryColors } from "./machine.ts"
import { type MachineKind, machineKinds } from "./machine-kinds.ts"
import { machines } from "./machines.ts"
import type { Light, Scene, View } from "./scene.ts"

/** One picture file of the demo catalogue and the scene it shows. */
export type CatalogueImage = { readonly file: string; readonly scene: Scene }
/** Pictures of one demo machine: possible ad covers, and close-ups. */
export type ImageSet = {
  readonly set: string
  readonly covers: string[]
  readonly closeUps: string[]
}

/** Every kind has one machine drawn from all sides. */
const firstSet: readonly View[] = ["three-quarter", "side", "at-work", "parked", "detail", "plate"]
/** Views of further machines of a kind, each in its own paint. */
const furtherSet: readonly View[] = ["at-work", "three-quarter", "side"]
const closeUps: readonly View[] = ["detail", "plate"]

/**
 * Number of machines drawn for kinds that fill whole pages or have many makers; the others have
 * one.
 */
const setCounts: Partial<Record<MachineKind, number>> = {
  attachment: 2,
  backhoe: 2,
  baler: 2,
  "ball-mill": 2,
  boiler: 2,
  "box-truck": 3,
  bulldozer: 2,
  "cargo-van": 2,
  compressor: 2,
  conveyor: 2,
  crusher: 2,
  "dough-mixer": 2,
  "drill-rig": 3,
  "electrical-cabinet": 5,
  engine: 2,
  excavator: 4,
  "fibre-tester": 2,
  forklift: 4,
  forwarder: 2,
  generator: 4,
  grader: 2,
  harvester: 2,
  hoist: 2,
  "hydraulic-hammer": 2,
  implement: 2,
  "laser-cutter": 2,
  lathe: 3,
  "light-tower": 2,
  lowboy: 2,
  "machining-centre": 2,
  "mining-truck": 2,
  "mixer-truck": 2,
  "mixer-wagon": 2,
  "motor-pump": 2,
  mower: 2,
  pickup: 3,
  "plate-compactor": 2,
  press: 2,
  pump: 5,
  "reach-truck": 2,
  roller: 2,
  "scissor-lift": 2,
  "screw-compressor": 2,
  seeder: 2,
  "server-rack": 5,
  "skid-steer": 2,
  "solar-array": 2,
  stacker: 2,
  sprayer: 2,
  "submersible-pump": 2,
  telehandler: 2,
  tipper: 3,
  tractor: 4,
  "tractor-unit": 3,
  trailer: 2,
  transformer: 2,
  "truck-crane": 4,
  "tyre-set": 2,
  van: 2,
  "vibrating-screen": 2,
  "wheel-loader": 3,
  "workshop-press": 2,
}
const lights: readonly Light[] = ["dawn", "noon", "overcast", "dusk", "noon", "dawn", "noon"]
const parkingLights: readonly Light[] = ["overcast", "dawn", "noon"]

/** Every picture of the demo catalogue, about 950 files named `demo-<kind>-<set>-<view>.webp`. */
export function catalogueImages(): CatalogueImage[] {
  return machineKinds.flatMap((kind) =>
    setsOf(kind).flatMap(({ name, views }) =>
      views.map((view) => ({ file: fileOf(kind, name, view), scene: sceneOf(kind, name, view) })),
    ),
  )
}

/** The picture sets of a kind, one for each demo machine. */
export function imagesOfKind(kind: MachineKind): ImageSet[] {
  return setsOf(kind).map(({ name, views }) => {
    const files = (wanted: boolean) =>
      views
        .filter((view) => closeUps.includes(view) === wanted)
        .map((view) => fileOf(kind, name, view))
    return { set: name, covers: files(false), closeUps: files(true) }
  })
}

const setNames = ["a", "b", "c", "d", "e"] as const
type SetName = (typeof setNames)[number]

function setsOf(kind: MachineKind): { name: SetName; views: readonly View[] }[] {
  return setNames
    .slice(0, setCounts[kind] ?? 1)
    .map((name) => ({ name, views: name === "a" ? firstSet : furtherSet }))
}

function fileOf(kind: MachineKind, set: SetName, view: View): string {
  return `demo-${kind}-${set}-${view}.webp`
}

/**
 * Paints by set: the machine's own two, then all others, starting at a different one for each kind.
 */
function liveriesOf(kind: MachineKind): number[] {
  const own = machines[kind].liveries
  const others = [...liveryColors.keys()].filter((number) => !own.includes(number))
  const start = machineKinds.indexOf(kind) % others.length
  return [...own, ...others.slice(start), ...others.slice(0, start)]
}

/** Livery, ground and light apply to a whole set; only the parked view has its own ground. */
function sceneOf(kind: MachineKind, set: SetName, view: View): Scene {
  const machine = machines[kind]
  const k = machineKinds.indexOf(kind)
  const s = setNames.indexOf(set)
  const livery = liveriesOf(kind)[s] ?? machine.liveries[0]
  const ground = view === "parked" ? machine.parking : (machine.grounds[s % 2] ?? machine.parking)
  const day = lights[(k * 2 + s * 3) % lights.length] ?? "noon"
  const parked = parkingLights[(k + s) % parkingLights.length] ?? "overcast"
  const light = isIndoors(ground) ? "indoor" : view === "parked" ? parked : day
  const seed = k * 100 + s * 10 + firstSet.indexOf(view) + 1
  return { kind, view, livery, ground, light, seed }
}
