import type { MachineKind } from "../machine-kind.ts"

export const milkTank: MachineKind = {
  category: "ganaderia-y-lecheria",
  share: 8,
  family: "plant",
  trade: "dairy",
  gender: "m",
  drawing: "tank",
  nouns: ["Estanque de leche", "Estanque enfriador de leche"],
  yearlyLoss: 0.075,
  models: [
    ["DeLaval", "DXCR 5000", 2006, 2024, 34, 930, 168, 188, 388, "de 5.000 litros"],
    ["DeLaval", "DXOB 1600", 2006, 2024, 13, 310, 150, 140, 190, "abierto de 1.600 litros"],
    ["Mueller", "Model OH 8000", 2004, 2022, 48, 1500, 190, 210, 460, "de 8.000 litros"],
    ["Serap", "First SE 10000", 2010, 2024, 52, 1700, 220, 230, 480, "de 10.000 litros"],
    ["GEA", "TCool 4000", 2008, 2023, 29, 820, 165, 180, 340, "de 4.000 litros"],
  ],
  features: [
    "Cerrado con lavado automático.",
    "Dos compresores de frío.",
    "Mantiene 4 °C sin problemas, con registro de temperatura.",
    "Acero inoxidable 304 con aislación.",
  ],
  wear: [
    "Compresores revisados en {recent}.",
    "Pulido interior sin picaduras.",
    "Gas y termostato al día.",
    "Se cambió por uno de mayor capacidad.",
  ],
  extras: ["unidad condensadora", "regla y tabla", "lavador automático", "agitador nuevo"],
}
