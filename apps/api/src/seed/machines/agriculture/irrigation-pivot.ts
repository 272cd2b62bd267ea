import type { MachineKind } from "../machine-kind.ts"

export const irrigationPivot: MachineKind = {
  category: "agricultura",
  share: 4,
  family: "plant",
  trade: "farm",
  gender: "m",
  drawing: "irrigation-pivot",
  nouns: ["Pivote de riego", "Pivote central"],
  yearlyLoss: 0.06,
  models: [
    ["Valley", "8000", 2004, 2022, 88, 14000, 300, 420, 6000, "de 5 torres"],
    ["Valley", "8120", 2010, 2024, 98, 16000, 300, 430, 6000, "de 6 torres"],
    ["Zimmatic", "9500P", 2008, 2024, 92, 15000, 300, 420, 6000, "de 6 torres"],
    ["Reinke", "E2065", 2009, 2023, 84, 13800, 300, 420, 5600, "de 5 torres"],
    ["Bauer", "Centerstar 5000", 2010, 2023, 86, 14500, 300, 420, 5800, "de 5 torres"],
  ],
  features: [
    "Riega {25..60/5} hectáreas.",
    "Tablero con programación por sector.",
    "Tubería galvanizada de 6 5/8 pulgadas.",
    "Aspersores con reguladores de presión.",
    "Cañón final con bomba de refuerzo.",
  ],
  wear: [
    "Motorreductores revisados en {recent}.",
    "Neumáticos agrícolas al {50..85/5} %.",
    "Juego de aspersores cambiado hace dos temporadas.",
    "Se desarma en el predio y se carga en rampla.",
    "Regó [maíz semillero|alfalfa|papas].",
  ],
  extras: ["tablero de mando", "cable y colector", "aspersores de repuesto", "motobomba"],
}
