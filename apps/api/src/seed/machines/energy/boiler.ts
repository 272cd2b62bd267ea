import type { MachineKind } from "../machine-kind.ts"

export const boiler: MachineKind = {
  category: "energia",
  share: 6,
  family: "plant",
  trade: "city",
  gender: "f",
  drawing: "boiler",
  nouns: ["Caldera a vapor", "Caldera industrial"],
  yearlyLoss: 0.05,
  models: [
    ["Cleaver-Brooks", "CB-200-200", 1998, 2018, 92, 9400, 240, 290, 520, "de 200 HP"],
    ["York-Shipley", "SPH 150", 1996, 2012, 68, 7600, 220, 270, 470, "de 150 HP"],
    ["Bosch", "UL-S 3200", 2010, 2024, 110, 9800, 230, 270, 510, "de 3.200 kg por hora"],
    ["Fulton", "FB-A 30", 2004, 2022, 26, 1900, 130, 220, 150, "vertical de 30 HP"],
    ["Hurst", "Series 200", 2000, 2018, 74, 8200, 225, 275, 480, "de 150 HP"],
    ["Viessmann", "Vitoplex 200", 2008, 2024, 38, 2900, 150, 200, 300, "de agua caliente"],
  ],
  features: [
    "Pirotubular dual gas y diésel.",
    "Presión de trabajo de {7..10} bar.",
    "Quemador modulante y tren de gas certificado.",
    "Ablandador de agua y estanque de condensado.",
    "Libro de vida y registro de la autoridad sanitaria.",
  ],
  wear: [
    "Prueba hidráulica aprobada en {recent}.",
    "Tubos cambiados parcialmente con informe.",
    "Refractario en buen estado.",
    "Trabajó en [una lavandería industrial|una planta de alimentos|un hospital|un secador de madera].",
  ],
  extras: ["ablandador", "chimenea", "bombas de alimentación", "quemador de repuesto"],
}
