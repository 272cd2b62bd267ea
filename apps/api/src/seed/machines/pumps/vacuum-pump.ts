import type { MachineKind } from "../machine-kind.ts"

export const vacuumPump: MachineKind = {
  category: "bombas-y-compresores",
  share: 4,
  family: "plant",
  trade: "city",
  gender: "f",
  drawing: "pump",
  nouns: ["Bomba de vacío", "Bomba de vacío industrial"],
  yearlyLoss: 0.1,
  models: [
    ["Busch", "R5 RA 0302 D", 2008, 2025, 8.6, 212, 54, 46, 103, "de 300 m³ por hora"],
    ["Busch", "R5 RA 0100 F", 2008, 2025, 3.6, 73, 40, 30, 70, "de 100 m³ por hora"],
    ["Becker", "VT 4.40", 2010, 2025, 1.9, 38, 30, 28, 52, "seca de 40 m³ por hora"],
    ["Leybold", "SV 200", 2008, 2024, 7.9, 140, 50, 42, 90, "de 200 m³ por hora"],
    ["Nash", "2BE1 203", 2004, 2022, 18, 420, 80, 90, 120, "de anillo líquido"],
  ],
  features: [
    "Vacío final de {0.1..2/0.1} mbar.",
    "Filtro de admisión y visor de nivel.",
    "Motor trifásico de alta eficiencia.",
    "Silenciosa y sin vibración.",
  ],
  wear: [
    "Paletas y filtros de escape cambiados en {recent}.",
    "Trabajó en una línea de envasado.",
    "Aceite nuevo, sin emulsión.",
    "Probada con vacuómetro.",
  ],
  extras: ["filtros de repuesto", "aceite", "manguera y abrazaderas", "tablero"],
}
