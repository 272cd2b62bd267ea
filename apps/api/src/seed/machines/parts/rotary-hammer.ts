import type { MachineKind } from "../machine-kind.ts"

export const rotaryHammer: MachineKind = {
  category: "repuestos-y-herramientas",
  share: 6,
  family: "tool",
  trade: "works",
  gender: "m",
  drawing: "bench-tools",
  nouns: ["Rotomartillo", "Taladro demoledor"],
  yearlyLoss: 0.17,
  brandNew: 0.3,
  models: [
    ["Hilti", "TE 70-ATC", 2014, 2026, 1.6, 9, 12, 32, 54, "SDS Max"],
    ["Hilti", "TE 1000-AVR", 2014, 2026, 1.9, 12, 15, 30, 70, "demoledor"],
    ["Bosch", "GBH 8-45 D", 2014, 2026, 0.8, 9, 12, 30, 50, "SDS Max"],
    ["Makita", "HM1812", 2014, 2026, 1.3, 31, 20, 30, 83, "demoledor"],
    ["DeWalt", "D25773K", 2014, 2026, 0.7, 9, 12, 29, 48, "SDS Max"],
  ],
  features: [
    "Control de torque y vibración.",
    "Maletín original.",
    "Para perforación y demolición.",
    "Potencia de {1100..2000/100} W.",
  ],
  wear: [
    "Carbones nuevos.",
    "Mantención preventiva hecha por la marca.",
    "Con detalles de uso en la carcasa.",
    "Trabajó en una sola obra.",
  ],
  extras: ["cinceles y brocas", "maletín", "extensión", "grasa y carbones"],
}
