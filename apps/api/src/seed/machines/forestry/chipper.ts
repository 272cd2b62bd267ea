import type { MachineKind } from "../machine-kind.ts"

export const chipper: MachineKind = {
  category: "forestal-y-madera",
  share: 6,
  family: "power",
  trade: "forest",
  gender: "f",
  drawing: "chipper",
  nouns: ["Astilladora", "Astilladora forestal"],
  meter: ["horas", 300, 900],
  yearlyLoss: 0.09,
  models: [
    ["Bandit", "Intimidator 1890", 2007, 2022, 92, 4950, 230, 264, 620, "de 250 HP"],
    ["Vermeer", "BC1000XL", 2010, 2025, 58, 2200, 170, 250, 510, "de 12 pulgadas"],
    ["Vermeer", "BC1800", 2007, 2020, 98, 5400, 220, 290, 640, "de 18 pulgadas"],
    ["Morbark", "M12RX", 2010, 2023, 62, 2600, 180, 250, 500, "de 12 pulgadas"],
    ["TP", "250 PTO", 2010, 2025, 24, 880, 180, 230, 200, "de toma de fuerza"],
  ],
  features: [
    "Boca de {30..48/2} cm.",
    "Alimentación hidráulica con reversa automática.",
    "Chute giratorio de 360 grados.",
    "Ideal para desechos de poda y raleo.",
  ],
  wear: [
    "Cuchillas y contracuchilla nuevas.",
    "Rodillos de alimentación rellenados.",
    "Remolque con frenos y luces al día.",
    "Embrague ajustado en {recent}.",
  ],
  extras: ["juego de cuchillas", "contracuchilla", "control remoto", "huinche"],
}
