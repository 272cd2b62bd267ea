import type { MachineKind } from "../machine-kind.ts"

export const hydraulicHammer: MachineKind = {
  category: "repuestos-y-herramientas",
  share: 6,
  family: "part",
  trade: "works",
  gender: "m",
  drawing: "hydraulic-hammer",
  nouns: ["Martillo hidráulico", "Martillo demoledor hidráulico"],
  yearlyLoss: 0.1,
  models: [
    ["Epiroc", "MB 1200", 2010, 2025, 31, 1210, 55, 65, 215, "para 15 a 26 toneladas"],
    ["Epiroc", "SB 302", 2012, 2025, 9.2, 310, 35, 40, 140, "para minicargador"],
    ["Furukawa", "F22", 2008, 2024, 26, 1500, 55, 65, 230, "para 20 toneladas"],
    ["Indeco", "HP 1500", 2010, 2024, 24, 950, 50, 60, 200, "para 12 a 20 toneladas"],
    ["Soosan", "SB81", 2010, 2024, 18, 1700, 55, 65, 240, "para 20 toneladas"],
    ["Rammer", "2577", 2010, 2023, 28, 1450, 55, 65, 225, "para 18 a 26 toneladas"],
  ],
  features: [
    "Caja silenciada y punta cónica.",
    "Mangueras y placa de montaje.",
    "Engrase automático.",
    "Energía de golpe de {1500..3500/250} joules.",
  ],
  wear: [
    "Diafragma y sellos reemplazados hace {40..200/20} horas.",
    "Bujes de punta nuevos.",
    "Se mantuvo con nitrógeno y engrase al día.",
    "Trabajó en demolición de [edificio|pavimento|bolones].",
  ],
  extras: ["dos puntas", "placa adaptadora", "mangueras", "kit de sellos"],
}
