import type { MachineKind } from "../machine-kind.ts"

export const iceMachine: MachineKind = {
  category: "pesca-y-acuicultura",
  share: 5,
  family: "plant",
  trade: "salmon",
  gender: "f",
  drawing: "ice-machine",
  nouns: ["Máquina de hielo en escamas", "Máquina de hielo"],
  yearlyLoss: 0.09,
  models: [
    ["Maja", "RVE 3100 L", 2006, 2023, 46, 640, 130, 150, 160, "de 3 toneladas por día"],
    ["Maja", "RVE 1500", 2006, 2023, 26, 420, 110, 130, 140, "de 1,5 toneladas por día"],
    ["Ziegra", "ZBE 1000", 2008, 2024, 18, 310, 100, 120, 130, "de 1 tonelada por día"],
    ["Snowman", "10T", 2010, 2024, 72, 2100, 200, 240, 260, "de 10 toneladas por día"],
  ],
  features: [
    "Refrigerante R404A, también en circuito de amoníaco.",
    "Evaporador de acero inoxidable.",
    "Silo y sinfín disponibles.",
    "Agua de mar o dulce según ajuste.",
  ],
  wear: [
    "Evaporador en buen estado y cuchillas ajustadas.",
    "Compresor revisado en {recent}.",
    "Trabajó en faena y en planta.",
    "Tablero con protección de fase.",
  ],
  extras: ["silo de hielo", "sinfín", "compresor de repuesto", "bomba de agua"],
}
