import type { MachineKind } from "../machine-kind.ts"

export const conveyor: MachineKind = {
  category: "mineria",
  share: 6,
  family: "plant",
  trade: "mining",
  gender: "f",
  drawing: "conveyor",
  nouns: ["Correa transportadora", "Cinta transportadora"],
  yearlyLoss: 0.07,
  models: [
    [
      "Superior",
      "TeleStacker 130",
      2008,
      2022,
      190,
      21000,
      350,
      400,
      4000,
      "telescópica sobre ruedas",
    ],
    ["Telestack", "TC 421", 2011, 2023, 110, 14500, 250, 350, 2100, "sobre orugas"],
    ["Continental", "Modular 24", 2005, 2024, 28, 3900, 110, 150, 2000, "de 24 pulgadas"],
    ["Metso", "Modular 36", 2004, 2023, 42, 6200, 150, 170, 3000, "de 36 pulgadas"],
    ["Powerscreen", "M80", 2006, 2020, 38, 5200, 220, 320, 1500, "apiladora de 24 metros"],
  ],
  features: [
    "Capacidad de {80..400/20} toneladas por hora.",
    "Motorreductor de {7.5..30/7.5} kW con freno.",
    "Parada de emergencia por cordón en todo el largo.",
    "Estructura apernada por tramos.",
  ],
  wear: [
    "Cinta cambiada en {recent}.",
    "Polines con menos de {5..20/5} % de recambio pendiente.",
    "Tambor motriz con revestimiento nuevo.",
    "Raspador y faldones ajustados.",
  ],
  extras: ["polines de repuesto", "rollo de cinta", "tablero de fuerza", "raspador"],
}
