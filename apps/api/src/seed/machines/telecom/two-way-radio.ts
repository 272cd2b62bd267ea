import type { MachineKind } from "../machine-kind.ts"

export const twoWayRadio: MachineKind = {
  category: "telecomunicaciones",
  share: 5,
  family: "network",
  trade: "mining",
  gender: "m",
  drawing: "two-way-radio",
  nouns: ["Lote de radios", "Lote de 10 radios"],
  yearlyLoss: 0.14,
  models: [
    ["Motorola", "DGP 8050", 2015, 2024, 8.2, 4, 6, 13, 4, "digitales VHF"],
    ["Motorola", "DEP 450", 2013, 2023, 5.6, 4, 6, 13, 4, "digitales UHF"],
    ["Hytera", "PD786", 2014, 2023, 6.8, 4, 6, 13, 4, "con GPS"],
    ["Kenwood", "NX-3200", 2016, 2025, 6.4, 4, 6, 13, 4, "VHF NXDN"],
  ],
  features: [
    "Reprogramables según autorización de la Subtel.",
    "Cargadores y baterías de repuesto.",
    "Certificadas para atmósfera explosiva.",
    "Con funda y clip.",
  ],
  wear: [
    "Salieron de faena con poco uso.",
    "Baterías nuevas en {recent}.",
    "Carcasas con marcas, todas funcionan.",
  ],
  extras: ["cargador múltiple", "micrófonos parlantes", "baterías nuevas", "repetidora"],
}
