import type { MachineKind } from "../machine-kind.ts"

export const vibratingScreen: MachineKind = {
  category: "mineria",
  share: 6,
  family: "plant",
  trade: "mining",
  gender: "m",
  drawing: "vibrating-screen",
  nouns: ["Harnero vibratorio", "Harnero"],
  yearlyLoss: 0.065,
  dollars: 0.35,
  models: [
    ["Metso", "ES302", 2004, 2022, 92, 5200, 220, 200, 560, "de 6 x 16 pies"],
    ["Terex", "TSV6203", 2006, 2022, 110, 9500, 260, 280, 720, "de 3 pisos"],
    ["Sandvik", "SS1843", 2008, 2023, 98, 6800, 230, 240, 600, "de 3 pisos"],
    ["Schenck", "SLK 2461", 2002, 2020, 120, 8900, 270, 220, 680, "tipo banana"],
    ["Deister", "BHM 5x14", 1996, 2016, 72, 4200, 190, 210, 470, "de 2 pisos"],
  ],
  features: [
    "Mallas de [acero|poliuretano] con tensores.",
    "Excitador con motor de {15..30} kW.",
    "Canaletas y resortes completos.",
    "Barras de riego para lavado.",
  ],
  wear: [
    "Rodamientos de vibrador cambiados en {recent}.",
    "Laterales sin trizaduras, revisados con tintas.",
    "Goma de pisos al {50..90/10} %.",
    "Estructura arenada y pintada.",
  ],
  extras: ["juego de mallas", "estructura soporte", "motor de repuesto", "chutes de descarga"],
}
