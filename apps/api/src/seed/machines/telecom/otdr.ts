import type { MachineKind } from "../machine-kind.ts"

export const otdr: MachineKind = {
  category: "telecomunicaciones",
  share: 4,
  family: "network",
  trade: "city",
  gender: "m",
  drawing: "fibre-tester",
  nouns: ["OTDR", "Reflectómetro OTDR"],
  yearlyLoss: 0.13,
  models: [
    ["EXFO", "MAX-730C", 2014, 2024, 8.6, 2, 22, 17, 7, "para redes PON"],
    ["EXFO", "MAX-720", 2012, 2022, 6.2, 2, 22, 17, 7, "monomodo"],
    ["VIAVI", "MTS-2000", 2013, 2024, 9.2, 3, 25, 18, 9, "de tres longitudes de onda"],
    ["Yokogawa", "AQ1210", 2017, 2025, 7.4, 3, 24, 18, 9, "multifunción"],
  ],
  features: [
    "Longitudes de 1310, 1550 y 1625 nm.",
    "Pantalla táctil sin rayas.",
    "Detección automática de eventos.",
    "Calibración vigente.",
  ],
  wear: [
    "Conector limpio y ferrule sin daño.",
    "Batería con buena autonomía.",
    "Calibrado en {recent} por laboratorio.",
  ],
  extras: ["microscopio de fibra", "bobina de lanzamiento", "adaptadores", "estuche"],
}
