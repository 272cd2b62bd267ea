import { isIndoors } from "./draw-ground.ts"
import type { Machine } from "./machine.ts"
import { type MachineKind, machineKinds } from "./machine-kinds.ts"
import { machines } from "./machines.ts"
import type { Light, Scene, View } from "./scene.ts"

/** One picture file of the demo catalogue and the scene it shows. */
export type CatalogueImage = { readonly file: string; readonly scene: Scene }
/** Files of one demo machine; the first is its cover. */
export type ImageSet = { readonly set: string; readonly files: string[] }

const setNames = ["a", "b"] as const

/** Views of a set by turns: every cover, pair of companions and parking place comes up. */
const firstSets: readonly (readonly View[])[] = [
  ["three-quarter", "side", "detail"],
  ["side", "at-work", "plate"],
  ["at-work", "three-quarter", "parked"],
]
const secondSets: readonly (readonly View[])[] = [
  ["at-work", "parked", "plate"],
  ["three-quarter", "parked", "detail"],
  ["side", "detail", "plate"],
]
const lights: readonly Light[] = ["dawn", "noon", "overcast", "dusk", "noon", "dawn", "noon"]
const parkingLights: readonly Light[] = ["overcast", "dawn", "noon"]

/** Every picture of the demo catalogue, about 330 files named `demo-<kind>-<set>-<view>.webp`. */
export function catalogueImages(): CatalogueImage[] {
  return machineKinds.flatMap((kind, k) => setNames.flatMap((_, s) => imagesOfSet(kind, k, s)))
}

/** The picture sets of a kind, one for each demo machine, cover first. */
export function imagesOfKind(kind: MachineKind): ImageSet[] {
  const k = machineKinds.indexOf(kind)
  return setNames.map((set, s) => ({ set, files: imagesOfSet(kind, k, s).map((i) => i.file) }))
}

function imagesOfSet(kind: MachineKind, k: number, s: number): CatalogueImage[] {
  const machine: Machine = machines[kind]
  const turns = s === 0 ? firstSets : secondSets
  const views = turns[k % turns.length] ?? ["side", "three-quarter", "detail"]
  const light = lights[(k * 2 + s * 3) % lights.length] ?? "noon"
  return views.map((view, v) => {
    const ground = view === "parked" ? machine.parking : (machine.grounds[s] ?? machine.grounds[0])
    const parked = parkingLights[(k + s) % parkingLights.length] ?? "overcast"
    return {
      file: `demo-${kind}-${setNames[s]}-${view}.webp`,
      scene: {
        kind,
        view,
        livery: machine.liveries[s] ?? 0,
        ground,
        light: isIndoors(ground) ? "indoor" : view === "parked" ? parked : light,
        seed: k * 100 + s * 10 + v + 1,
      },
    }
  })
}
