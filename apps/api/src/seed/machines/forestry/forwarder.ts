import type { MachineKind } from "../machine-kind.ts"

export const forwarder: MachineKind = {
  category: "forestal-y-madera",
  share: 7,
  family: "heavy",
  trade: "forest",
  gender: "m",
  drawing: "forwarder",
  nouns: ["Forwarder", "Autocargador forestal"],
  meter: ["horas", 1200, 2200],
  yearlyLoss: 0.1,
  dollars: 0.65,
  models: [
    ["John Deere", "1510E", 2010, 2020, 390, 17400, 290, 390, 1073, "de 14 toneladas"],
    ["John Deere", "1910G", 2015, 2025, 470, 21800, 308, 394, 1120, "de 19 toneladas"],
    ["Ponsse", "Buffalo", 2010, 2024, 430, 19800, 299, 385, 1020, "de 15 toneladas"],
    ["Ponsse", "Elephant", 2010, 2023, 460, 22000, 302, 390, 1050, "de 18 toneladas"],
    ["Komatsu", "865", 2013, 2024, 420, 17700, 290, 390, 1020, "de 15 toneladas"],
  ],
  features: [
    "Cabina rotatoria con nivelación.",
    "Grúa de {8.5..10/0.5} metros con grapa.",
    "Ocho ruedas y bogie balanceado.",
    "Pesaje en la grapa.",
  ],
  wear: [
    "Transmisión reparada en {recent}.",
    "Neumáticos forestales al {40..80/10} %.",
    "Bogies sin juego.",
    "Pilotes y frontal enderezados y pintados.",
  ],
  extras: ["orugas de bogie", "cadenas", "grapa de repuesto", "balanza de grúa"],
}
