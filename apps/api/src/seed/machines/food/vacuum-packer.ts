import type { MachineKind } from "../machine-kind.ts"

export const vacuumPacker: MachineKind = {
  category: "alimentos-y-bebidas",
  share: 8,
  family: "plant",
  trade: "city",
  gender: "f",
  drawing: "vacuum-packer",
  nouns: ["Envasadora al vacío", "Máquina selladora al vacío"],
  yearlyLoss: 0.11,
  brandNew: 0.1,
  models: [
    ["Multivac", "C 350", 2010, 2025, 17, 215, 99, 108, 86, "de campana"],
    ["Multivac", "R 535", 2004, 2020, 160, 3100, 120, 190, 640, "termoformadora"],
    ["Henkelman", "Polar 2-50", 2010, 2025, 14, 280, 110, 115, 90, "de doble campana"],
    ["Henkelman", "Boxer 42", 2012, 2026, 3.8, 62, 49, 44, 53, "de mesa"],
    ["Ulma", "TFS 200", 2008, 2022, 110, 1900, 110, 180, 480, "termoformadora"],
    ["Komet", "Plus Vac 24", 2010, 2025, 7.5, 140, 70, 105, 66, "con ruedas"],
  ],
  features: [
    "Dos barras de sellado.",
    "Programable con inyección de gas.",
    "Toda de acero inoxidable, fácil de lavar.",
    "Bomba Busch de {40..100/20} m³ por hora.",
  ],
  wear: [
    "Aceite y filtros de bomba cambiados en {recent}.",
    "Uso en [sala de quesos|carnicería|ahumados de salmón].",
    "Resistencias y teflones nuevos.",
    "Acrílico sin trizaduras.",
  ],
  extras: ["kit de barras y teflón", "juego de moldes", "bolsas de muestra", "manual"],
}
