import type { MachineKind } from "../machine-kind.ts"

export const slurryPump: MachineKind = {
  category: "mineria",
  share: 7,
  family: "plant",
  trade: "mining",
  gender: "f",
  drawing: "pump",
  nouns: ["Bomba de pulpa", "Bomba de relave"],
  yearlyLoss: 0.09,
  brandNew: 0.1,
  models: [
    ["Weir Warman", "8/6 F-AH", 2008, 2026, 24, 1890, 114, 101, 175, "revestida en alto cromo"],
    ["Weir Warman", "6/4 D-AH", 2008, 2026, 14, 820, 85, 80, 135, "revestida en goma"],
    ["Weir Warman", "4/3 C-AH", 2006, 2026, 8.2, 380, 60, 60, 105, "de sello centrífugo"],
    ["Metso", "HM150", 2008, 2025, 18, 950, 90, 88, 140, "de metal duro"],
    ["Krebs", "millMAX 8x6", 2009, 2025, 23, 1750, 110, 100, 170, "de 8 x 6 pulgadas"],
    ["GIW", "LCC-M 150-500", 2009, 2025, 26, 1900, 112, 105, 178, "para relave espesado"],
  ],
  features: [
    "Montada en base común con motor de {45..160/5} kW.",
    "Eje y rodamientos en portarrodamiento sellado.",
    "Transmisión por correas y poleas.",
    "Impulsor de {4..5} álabes.",
  ],
  wear: [
    "Trabajó {4..14} meses en relave y quedó de respaldo.",
    "Voluta e impulsor medidos, {50..90/10} % de vida.",
    "Portarrodamiento reparado en {recent}.",
    "Prensaestopas nuevas.",
  ],
  extras: ["kit de desgaste", "motor y poleas", "impulsor de repuesto", "base metálica"],
}
