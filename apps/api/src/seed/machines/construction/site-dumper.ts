import type { MachineKind } from "../machine-kind.ts"

export const siteDumper: MachineKind = {
  category: "construccion",
  share: 3,
  family: "heavy",
  trade: "works",
  gender: "m",
  drawing: "articulated-dumper",
  nouns: ["Dumper articulado", "Camión articulado"],
  meter: ["horas", 800, 1600],
  yearlyLoss: 0.09,
  dollars: 0.15,
  models: [
    ["Volvo", "A40F", 2011, 2016, 480, 30200, 343, 377, 1127, "6x6 de 39 toneladas"],
    ["Volvo", "A25G", 2015, 2024, 340, 21600, 286, 356, 1022, "6x6 de 25 toneladas"],
    ["Caterpillar", "740B", 2011, 2017, 470, 34000, 344, 388, 1089, "6x6 de 39 toneladas"],
    ["Caterpillar", "725C", 2014, 2021, 330, 23500, 288, 354, 1045, "6x6 de 24 toneladas"],
    ["Bell", "B30E", 2014, 2023, 335, 20700, 299, 352, 1034, "6x6 de 28 toneladas"],
    ["Komatsu", "HM300-3", 2012, 2018, 325, 24600, 290, 356, 1040, "6x6 de 28 toneladas"],
  ],
  features: [
    "Tolva con calefacción de escape y compuerta trasera.",
    "Frenos sumergidos en aceite y retardador.",
    "Báscula de carga a bordo.",
    "Cabina con aire, cámara y asiento neumático.",
  ],
  wear: [
    "Neumáticos al {35..80/5} %.",
    "Tolva con planchas de desgaste nuevas.",
    "Articulación central con rótulas cambiadas.",
    "Trabajó en [construcción de embalses|preproducción minera|movimiento de tierra masivo].",
  ],
  extras: ["dos neumáticos de repuesto", "compuerta trasera", "extintores automáticos"],
}
