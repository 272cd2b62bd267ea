import type { MachineKind } from "../machine-kind.ts"

export const seeder: MachineKind = {
  category: "agricultura",
  share: 8,
  family: "implement",
  trade: "farm",
  gender: "f",
  drawing: "seeder",
  nouns: ["Sembradora", "Sembradora de cero labranza"],
  yearlyLoss: 0.08,
  models: [
    ["Semeato", "SHM 15/17", 2006, 2022, 38, 3300, 285, 190, 420, "de 15 líneas"],
    ["Semeato", "SHM 11/13", 2005, 2020, 31, 2600, 250, 185, 400, "de 11 líneas"],
    ["Semeato", "TDNG 420", 2009, 2022, 52, 4800, 430, 200, 450, "de 24 líneas"],
    ["John Deere", "1590", 2008, 2020, 60, 4300, 460, 210, 480, "de 4,5 metros"],
    ["Gaspardo", "SP 520", 2009, 2023, 24, 1300, 300, 160, 210, "neumática de 6 hileras"],
    ["Kuhn", "Maxima 2", 2011, 2024, 30, 1500, 300, 170, 230, "de precisión"],
    ["Amazone", "D9 3000", 2010, 2024, 22, 980, 300, 165, 180, "de 3 metros"],
    ["Vence Tudo", "SA 14600", 2008, 2020, 28, 2700, 260, 180, 420, "para siembra directa"],
  ],
  features: [
    "Cajón fertilizador y marcadores hidráulicos.",
    "Discos desencontrados con ruedas limitadoras.",
    "Cajón alfalfero para semilla fina.",
    "Dosificador de [rodillo acanalado|vacío|engranajes].",
    "Monitor de siembra.",
  ],
  wear: [
    "Discos con {60..90/5} % de vida.",
    "Mangueras de caída nuevas.",
    "Rodamientos de líneas cambiados en {recent}.",
    "Algunos detalles de pintura, mecánicamente impecable.",
    "Sembró [trigo y avena|maíz|praderas|remolacha].",
  ],
  extras: ["discos de repuesto", "marcadores", "placas para maíz", "monitor"],
}
