import type { MachineKind } from "../machine-kind.ts"

export const centrifuge: MachineKind = {
  category: "salud-y-laboratorio",
  share: 6,
  family: "clinic",
  trade: "city",
  gender: "f",
  drawing: "centrifuge",
  nouns: ["Centrífuga refrigerada", "Centrífuga de laboratorio"],
  yearlyLoss: 0.11,
  models: [
    ["Eppendorf", "5810 R", 2010, 2025, 14, 99, 70, 35, 61, "de 4 x 250 ml"],
    ["Hettich", "Rotina 380", 2012, 2025, 9.2, 90, 65, 40, 60, "de banco"],
    ["Thermo Scientific", "Sorvall ST 16", 2012, 2024, 8.6, 70, 60, 40, 55, "de banco"],
    ["Hettich", "Universal 320", 2010, 2024, 5.2, 45, 55, 36, 50, "compacta"],
    ["Beckman Coulter", "Allegra X-15R", 2008, 2022, 12, 110, 72, 42, 68, "refrigerada"],
  ],
  features: [
    "Rotor basculante con adaptadores.",
    "Enfría hasta -{4..9} °C.",
    "Freno progresivo y {12..99/1} memorias de programa.",
    "Velocidad hasta {14000..15000/500} rpm.",
  ],
  wear: [
    "Rotor sin corrosión, vida útil registrada.",
    "Amortiguadores y bisagras nuevos.",
    "Calibrada en {recent}.",
    "Trabajó en laboratorio [clínico|de calidad de aguas|universitario].",
  ],
  extras: ["rotor de ángulo", "adaptadores para tubos", "balanceadores", "manual"],
}
