import type { MachineKind } from "../machine-kind.ts"

export const portableSawmill: MachineKind = {
  category: "forestal-y-madera",
  share: 8,
  family: "workshop",
  trade: "forest",
  gender: "m",
  drawing: "sawmill",
  nouns: ["Aserradero portátil", "Aserradero móvil"],
  meter: ["horas", 250, 700],
  yearlyLoss: 0.08,
  models: [
    ["Wood-Mizer", "LT40HD", 2008, 2025, 38, 1540, 199, 225, 800, "hidráulico sobre remolque"],
    ["Wood-Mizer", "LT15", 2010, 2026, 14, 690, 190, 160, 520, "de carro manual"],
    ["Norwood", "HD36", 2012, 2026, 13, 620, 180, 170, 500, "bencinero"],
    ["TimberKing", "2000", 2010, 2023, 42, 1700, 200, 230, 780, "hidráulico"],
    ["Serra", "Alpina KE90", 2006, 2020, 52, 2900, 220, 260, 900, "de mesa inclinada"],
  ],
  features: [
    "Corta trozos de hasta {70..90/5} cm de diámetro.",
    "Largo de corte de 6 metros, ampliable.",
    "Motor [diésel Yanmar|Kohler a bencina|eléctrico trifásico].",
    "Volteador y cargador hidráulicos.",
  ],
  wear: [
    "Volantes y guías de cinta nuevos.",
    "Afilado y trabado de sierras incluidos en la entrega.",
    "Cortó [pino oregón|roble y raulí|ciprés|eucalipto nitens].",
    "Subida y bajada calibradas.",
  ],
  extras: [
    "{10..25/5} sierras cinta",
    "afiladora y trabadora",
    "extensión de bancada",
    "carro de arrastre",
  ],
}
