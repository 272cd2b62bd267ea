import type { MachineKind } from "../machine-kind.ts"

export const bearing: MachineKind = {
  category: "repuestos-y-herramientas",
  share: 5,
  family: "part",
  trade: "mining",
  gender: "m",
  drawing: "bearing",
  nouns: ["Rodamiento", "Rodamiento de rodillos"],
  yearlyLoss: 0.06,
  brandNew: 0.85,
  models: [
    ["SKF", "22340 CC/W33", 2018, 2026, 1.5, 44, 42, 42, 14, "para harnero"],
    ["SKF", "24072 CC/W33", 2018, 2026, 4.8, 210, 54, 54, 22, "para chancador"],
    ["FAG", "23248-E1A", 2018, 2026, 3.2, 100, 44, 44, 16, "para molino"],
    ["Timken", "H936349", 2018, 2026, 2.1, 60, 35, 35, 13, "de rodillos cónicos"],
    ["NSK", "6332 C3", 2018, 2026, 0.85, 26, 34, 34, 7, "de motor eléctrico"],
  ],
  features: [
    "En caja sellada con código de trazabilidad.",
    "Diámetro interior de {160..360/20} mm.",
    "Apto para harnero y chancador.",
    "Con manguito disponible.",
  ],
  wear: [
    "Bodega climatizada.",
    "Sin uso, abierto solo para revisión.",
    "Compra de seguridad de {recent}.",
  ],
  extras: ["manguito", "soporte partido", "grasa recomendada", "certificado"],
}
