import type { MachineKind } from "../machine-kind.ts"

export const mower: MachineKind = {
  category: "ganaderia-y-lecheria",
  share: 6,
  family: "implement",
  trade: "dairy",
  gender: "f",
  drawing: "mower",
  nouns: ["Segadora acondicionadora", "Segadora de discos"],
  yearlyLoss: 0.09,
  models: [
    ["Kuhn", "FC 283", 2008, 2024, 21, 1180, 290, 130, 210, "de 2,8 metros"],
    ["Krone", "EasyCut 280", 2009, 2025, 16, 760, 280, 120, 190, "de levante"],
    ["CLAAS", "Disco 3050", 2008, 2024, 17, 900, 300, 125, 200, "de 3 metros"],
    ["New Holland", "Discbine 210", 2010, 2023, 33, 1900, 320, 160, 500, "de arrastre"],
    ["Vicon", "Extra 328", 2008, 2023, 15, 720, 280, 120, 190, "de 2,8 metros"],
  ],
  features: [
    "Acondicionador de [dedos|rodillos de goma].",
    "Protección por zafe de barra.",
    "Suspensión regulable por resorte.",
    "Requiere {55..90/5} HP.",
  ],
  wear: [
    "Discos y cuchillas en buen estado.",
    "Caja de barra con aceite nuevo y sin juego.",
    "Lona de protección cambiada en {recent}.",
    "Cortó ballica y alfalfa, sin piedras.",
  ],
  extras: ["cardán", "cuchillas de repuesto", "lona nueva", "patines altos"],
}
