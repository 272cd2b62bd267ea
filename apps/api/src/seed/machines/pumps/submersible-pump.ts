import type { MachineKind } from "../machine-kind.ts"

export const submersiblePump: MachineKind = {
  category: "bombas-y-compresores",
  share: 7,
  family: "plant",
  trade: "orchard",
  gender: "f",
  drawing: "submersible-pump",
  nouns: ["Bomba sumergible", "Bomba de pozo profundo"],
  yearlyLoss: 0.12,
  brandNew: 0.15,
  models: [
    ["Grundfos", "SP 46-10", 2012, 2026, 5.4, 72, 15, 170, 15, "de 15 kW"],
    ["Grundfos", "SP 77-7", 2012, 2026, 7.8, 110, 20, 190, 20, "de 22 kW"],
    ["Franklin", "SR 60-12", 2012, 2026, 4.6, 85, 15, 180, 15, "de 20 HP"],
    ["Xylem Flygt", "BS 2670 MT", 2008, 2024, 14, 148, 43, 98, 43, "de drenaje de 18 kW"],
    ["Tsurumi", "KTZ 47.5", 2010, 2025, 4.4, 79, 33, 70, 31, "de 7,5 kW"],
    ["Caprari", "E6S55", 2010, 2025, 4.9, 95, 15, 190, 15, "de 25 HP"],
  ],
  features: [
    "Cuerpo de acero inoxidable.",
    "Para pozo de {6..10/2} pulgadas.",
    "Tablero con protección por falta de agua.",
    "Altura de {60..180/10} metros.",
  ],
  wear: [
    "Motor rebobinado en {recent} con prueba de aislación.",
    "Etapas revisadas, sin arena.",
    "Cable de {20..80/10} metros en buen estado.",
    "Se instaló por pocos meses en un pozo de prueba.",
  ],
  extras: ["tablero de partida", "cable sumergible", "cañería galvanizada", "válvula check"],
}
