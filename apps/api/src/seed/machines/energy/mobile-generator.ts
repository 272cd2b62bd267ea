import type { MachineKind } from "../machine-kind.ts"

export const mobileGenerator: MachineKind = {
  category: "energia",
  share: 8,
  family: "power",
  trade: "works",
  gender: "m",
  drawing: "generator",
  nouns: ["Generador móvil", "Generador sobre remolque"],
  meter: ["horas", 300, 900],
  yearlyLoss: 0.1,
  models: [
    ["Atlas Copco", "QAS 60", 2013, 2025, 24, 1430, 104, 162, 245, "de 60 kVA"],
    ["Atlas Copco", "QAS 150", 2013, 2024, 40, 2400, 115, 180, 330, "de 150 kVA"],
    ["Doosan", "G60", 2010, 2022, 22, 1550, 110, 165, 250, "de 60 kVA"],
    ["Multiquip", "DCA-45", 2010, 2022, 21, 1250, 95, 130, 225, "de 45 kVA"],
    ["Generac", "MDG75", 2013, 2023, 23, 1700, 110, 165, 280, "de 75 kVA"],
    ["Himoinsa", "HRYW-40 T5", 2013, 2024, 18, 1150, 100, 150, 220, "de 40 kVA"],
  ],
  features: [
    "Bandeja de contención de derrames.",
    "Remolque con luces, documentos de arrastre y freno.",
    "Muy silencioso, {66..70} dB a 7 metros.",
    "Tomas monofásicas y trifásicas con diferencial.",
    "Puntos de izaje y bolsillos para horquilla.",
  ],
  wear: [
    "Se usó en [eventos|faena de construcción|bombeo de pozos|cosecha nocturna].",
    "Neumáticos y lanza en buen estado.",
    "Filtros y correas nuevos.",
    "Tablero y medidores completos.",
  ],
  extras: [
    "cables y enchufes industriales",
    "barra de tierra",
    "llave de partida doble",
    "manual de partes",
  ],
}
