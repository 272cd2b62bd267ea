import type { MachineKind } from "../machine-kind.ts"

export const palletRack: MachineKind = {
  category: "elevacion-y-bodega",
  share: 5,
  family: "tool",
  trade: "city",
  gender: "m",
  drawing: "pallet-rack",
  nouns: ["Lote de racks selectivos", "Lote de racks"],
  yearlyLoss: 0.05,
  models: [
    ["Mecalux", "Selectivo 100", 2008, 2026, 6.4, 3200, 110, 600, 270, "de 6 metros de alto"],
    ["AR Racking", "AR PAL", 2012, 2026, 5.8, 2900, 110, 500, 270, "para 120 posiciones"],
    ["Mecalux", "Drive-in", 2009, 2024, 9.6, 5400, 120, 700, 300, "para pallets de exportación"],
    ["Bertolini", "Carga pesada", 2008, 2024, 5.1, 2700, 100, 500, 260, "de 5 metros de alto"],
    ["SSI Schaefer", "PR 600", 2010, 2025, 8.2, 4100, 110, 800, 270, "de 8 metros de alto"],
  ],
  features: [
    "Vigas para {1000..1500/100} kilos por par.",
    "Incluye protectores de pie y trabas.",
    "Memoria de cálculo disponible.",
    "Se venden por módulo o el lote completo.",
  ],
  wear: [
    "Sin golpes en las bases.",
    "Desarmado y enzunchado por tipo de pieza.",
    "Pintura electrostática con rayas de uso.",
    "Estaban en bodega seca.",
  ],
  extras: [
    "protectores de pilar",
    "mallas y parrillas",
    "pernos de anclaje",
    "señalética de carga",
  ],
}
