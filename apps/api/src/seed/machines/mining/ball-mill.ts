import type { MachineKind } from "../machine-kind.ts"

export const ballMill: MachineKind = {
  category: "mineria",
  share: 4,
  family: "plant",
  trade: "mining",
  gender: "m",
  drawing: "ball-mill",
  nouns: ["Molino de bolas"],
  yearlyLoss: 0.03,
  dollars: 0.7,
  models: [
    ["Allis-Chalmers", "7x10", 1975, 1998, 320, 29500, 330, 340, 610, "de 7 x 10 pies"],
    ["Denver", "6x6", 1972, 2000, 190, 17500, 280, 290, 450, "de 6 x 6 pies"],
    ["Marcy", "8x8", 1970, 1998, 330, 34000, 360, 370, 560, "de 8 x 8 pies"],
    ["Metso", "9x12", 1998, 2015, 480, 52000, 420, 430, 720, "de 9 x 12 pies"],
    ["Magensa", "5x6", 1995, 2022, 110, 9800, 240, 250, 380, "de 5 x 6 pies"],
  ],
  features: [
    "Motor de {100..400/50} HP y embrague neumático.",
    "Corona y piñón en buen estado.",
    "Revestimientos de [goma|acero al manganeso] con media vida.",
    "Descarga por rebalse con trommel.",
  ],
  wear: [
    "Descansos rectificados en {recent}.",
    "Casco medido por ultrasonido.",
    "Estuvo en [una planta de pequeña minería|una planta de oro|una planta piloto].",
    "Pernos y fundación disponibles con plano.",
  ],
  extras: [
    "carga de bolas",
    "motor y reductor",
    "planos de fundación",
    "revestimientos de repuesto",
  ],
}
