import type { MachineKind } from "../machine-kind.ts"

export const ultrasound: MachineKind = {
  category: "salud-y-laboratorio",
  share: 7,
  family: "clinic",
  trade: "city",
  gender: "m",
  drawing: "ultrasound",
  nouns: ["Ecógrafo", "Ecotomógrafo"],
  yearlyLoss: 0.13,
  models: [
    ["Mindray", "DC-70", 2014, 2024, 38, 108, 56, 148, 92, "con tres transductores"],
    ["Mindray", "DP-50", 2013, 2025, 12, 8, 36, 30, 20, "portátil"],
    ["GE", "Logiq P9", 2014, 2025, 52, 90, 55, 150, 85, "Doppler color"],
    ["GE", "Vivid S60", 2014, 2024, 68, 95, 55, 150, 85, "cardiológico"],
    ["Samsung", "HS40", 2016, 2026, 41, 80, 53, 145, 80, "Doppler color"],
    ["Chison", "ECO 5", 2014, 2025, 14, 9, 36, 32, 22, "portátil"],
  ],
  features: [
    "Pantalla táctil y carro con cajones.",
    "Paquete ginecológico y abdominal.",
    "Exporta en DICOM y USB.",
    "Transductores sin elementos muertos.",
  ],
  wear: [
    "Baterías y disco en buen estado.",
    "Transductores medidos en {recent}.",
    "Se usó en consulta particular.",
    "Programa actualizado por el servicio técnico.",
  ],
  extras: ["transductor convexo", "transductor lineal", "impresora térmica", "carro"],
}
