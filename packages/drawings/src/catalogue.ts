import { isIndoors } from "./draw-ground.ts"
import { type MachineKind, machineKinds } from "./machine-kinds.ts"
import { machines } from "./machines.ts"
import type { Light, Scene, View } from "./scene.ts"

/** One picture file of the demo catalogue and the scene it shows. */
export type CatalogueImage = { readonly file: string; readonly scene: Scene }
/** Pictures of one demo machine: those that may be an ad's cover, and close-ups. */
export type ImageSet = {
  readonly set: string
  readonly covers: string[]
  readonly closeUps: string[]
}

/** Every kind has one machine seen from all sides. */
const firstSet: readonly View[] = ["three-quarter", "side", "at-work", "parked", "detail", "plate"]
/** Kinds that fill whole pages of the list have a second machine, so that pages do not repeat. */
const secondSet: readonly View[] = ["at-work", "three-quarter", "side"]
const closeUps: readonly View[] = ["detail", "plate"]

const oftenSold: ReadonlySet<MachineKind> = new Set([
  "backhoe",
  "bus",
  "compressor",
  "drill-rig",
  "excavator",
  "forklift",
  "forwarder",
  "generator",
  "implement",
  "lathe",
  "machining-centre",
  "mining-truck",
  "pickup",
  "pump",
  "roller",
  "server-rack",
  "skid-steer",
  "sprayer",
  "tipper",
  "tractor-unit",
  "tractor",
  "trailer",
  "transformer",
  "truck-crane",
  "wheel-loader",
])
const lights: readonly Light[] = ["dawn", "noon", "overcast", "dusk", "noon", "dawn", "noon"]
const parkingLights: readonly Light[] = ["overcast", "dawn", "noon"]

/** Every picture of the demo catalogue, about 400 files named `demo-<kind>-<set>-<view>.webp`. */
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

type SetName = "a" | "b"

function setsOf(kind: MachineKind): { name: SetName; views: readonly View[] }[] {
  const first = { name: "a" as const, views: firstSet }
  return oftenSold.has(kind) ? [first, { name: "b" as const, views: secondSet }] : [first]
}

function fileOf(kind: MachineKind, set: SetName, view: View): string {
  return `demo-${kind}-${set}-${view}.webp`
}

/** Livery, ground and light hold for a whole set; only a parking place has its own. */
function sceneOf(kind: MachineKind, set: SetName, view: View): Scene {
  const machine = machines[kind]
  const k = machineKinds.indexOf(kind)
  const s = set === "a" ? 0 : 1
  const ground = view === "parked" ? machine.parking : machine.grounds[s]
  const day = lights[(k * 2 + s * 3) % lights.length] ?? "noon"
  const parked = parkingLights[(k + s) % parkingLights.length] ?? "overcast"
  const light = isIndoors(ground) ? "indoor" : view === "parked" ? parked : day
  const seed = k * 100 + s * 10 + firstSet.indexOf(view) + 1
  return { kind, view, livery: machine.liveries[s], ground, light, seed }
}
