import type { MachineKind } from "../machine-kind.ts"

export const slurryTanker: MachineKind = {
  category: "ganaderia-y-lecheria",
  share: 6,
  family: "implement",
  trade: "dairy",
  gender: "m",
  drawing: "slurry-tanker",
  nouns: ["Carro purinero", "Carro purinero de arrastre"],
  yearlyLoss: 0.08,
  models: [
    ["Joskin", "Modulo2 8400 ME", 2005, 2024, 28, 2950, 250, 282, 640, "de 8.400 litros"],
    ["Joskin", "Cobra 11000", 2008, 2024, 42, 4200, 255, 300, 720, "de 11.000 litros"],
    ["Pichon", "TCI 7150", 2006, 2022, 25, 2600, 245, 275, 600, "de 7.150 litros"],
    ["Redrock", "1300", 2008, 2022, 21, 2400, 240, 270, 590, "de 6.000 litros"],
    ["Agromec", "CP 5000", 2010, 2026, 12, 1700, 220, 250, 520, "de 5.000 litros"],
  ],
  features: [
    "Estanque galvanizado con bomba de vacío.",
    "Brazo de succión hidráulico.",
    "Plato esparcidor trasero.",
    "Neumáticos anchos que no compactan.",
  ],
  wear: [
    "Paletas de la bomba cambiadas en {recent}.",
    "Sin corrosión en el estanque.",
    "Válvulas y mangueras sin filtraciones.",
    "Eje y frenos revisados.",
  ],
  extras: [
    "manguera de succión de 6 pulgadas",
    "plato de acero inoxidable",
    "cardán",
    "llenado hidráulico",
  ],
}
