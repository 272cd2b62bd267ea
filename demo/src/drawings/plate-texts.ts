import type { MachineKind } from "./machine-kinds.ts"

/** Heading of every type plate; names no maker. */
export const plateTitle = "DATOS DEL EQUIPO"

type Row = readonly [name: string, value: string]
const power = (kw: string): Row => ["POTENCIA", kw]
const mass = (kg: string): Row => ["MASA", kg]
const serial: Row = ["SERIE", ""]
const made: Row = ["FABRICACIÓN", ""]

const electric: readonly Row[] = [serial, ["TENSIÓN", "380 V · 50 Hz"], power("22 kW"), made]
const mobile: readonly Row[] = [serial, power("110 kW"), mass("21.400 kg"), made]
const pressure: readonly Row[] = [serial, ["PRESIÓN", "10 bar"], ["VOLUMEN", "500 L"], made]
const lifting: readonly Row[] = [serial, ["CAPACIDAD", "2.500 kg"], ["ALTURA", "4.700 mm"], made]
const small: readonly Row[] = [serial, ["TENSIÓN", "220 V · 50 Hz"], power("1,5 kW"), made]

const handy: readonly Row[] = [serial, power("6,6 kW"), mass("95 kg"), made]
const plain: readonly Row[] = [serial, ["MODELO", ""], mass("1.850 kg"), made]

const groups: readonly (readonly [readonly Row[], readonly MachineKind[]])[] = [
  [
    lifting,
    [
      "forklift",
      "reach-truck",
      "stacker",
      "truck-crane",
      "telehandler",
      "boom-lift",
      "scissor-lift",
      "hoist",
    ],
  ],
  [handy, ["plate-compactor", "motor-pump", "outboard", "chainsaw"]],
  [
    plain,
    [
      "bearing",
      "pallet-rack",
      "farm-trailer",
      "track-chains",
      "lowboy",
      "seeder",
      "mower",
      "mixer-wagon",
      "hydraulic-hammer",
      "processor-head",
    ],
  ],
  [
    pressure,
    [
      "compressor",
      "pump",
      "tank",
      "boiler",
      "autoclave",
      "milking-parlour",
      "screw-compressor",
      "piston-compressor",
      "feed-blower",
      "oxygen-plant",
      "wine-tank",
      "wine-press",
      "steam-kettle",
      "slurry-tanker",
    ],
  ],
  [
    small,
    [
      "ultrasound",
      "server-rack",
      "bench-tools",
      "tower",
      "lab-instrument",
      "oven",
      "patient-monitor",
      "dental-chair",
      "x-ray",
      "balance",
      "centrifuge",
      "fibre-tester",
      "two-way-radio",
      "livestock-scale",
      "vacuum-packer",
      "meat-grinder",
      "dough-mixer",
      "ice-machine",
    ],
  ],
  [
    electric,
    [
      "generator",
      "transformer",
      "solar-array",
      "lathe",
      "machining-centre",
      "press",
      "shear",
      "welding-set",
      "conveyor",
      "sawmill",
      "filleting-line",
      "crusher",
      "cone-crusher",
      "vibrating-screen",
      "ball-mill",
      "electrical-cabinet",
      "laser-cutter",
      "injection-moulder",
      "workshop-press",
      "moulder",
      "cold-room",
      "submersible-pump",
      "irrigation-pivot",
    ],
  ],
]

/** Rows of a kind's type plate; an empty value is a worn-off field. */
export function plateRows(kind: MachineKind): readonly Row[] {
  return groups.find(([, kinds]) => kinds.includes(kind))?.[0] ?? mobile
}
