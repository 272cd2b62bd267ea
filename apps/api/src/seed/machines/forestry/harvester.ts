import type { MachineKind } from "../machine-kind.ts"

export const harvester: MachineKind = {
  category: "forestal-y-madera",
  share: 7,
  family: "heavy",
  trade: "forest",
  gender: "m",
  drawing: "tree-harvester",
  nouns: ["Harvester", "Cosechador forestal"],
  meter: ["horas", 1400, 2600],
  yearlyLoss: 0.1,
  dollars: 0.7,
  models: [
    ["Ponsse", "Ergo 8w", 2010, 2024, 520, 21600, 299, 389, 815, "de 8 ruedas"],
    ["Ponsse", "Scorpion King", 2015, 2025, 560, 22500, 299, 390, 812, "de cabina nivelada"],
    ["John Deere", "1270G", 2014, 2025, 510, 22000, 296, 390, 800, "de 8 ruedas"],
    ["Komatsu", "PC200F con 370E", 2012, 2023, 330, 25500, 300, 345, 980, "sobre orugas"],
    ["Tigercat", "H855E", 2015, 2024, 540, 30800, 330, 380, 930, "sobre orugas"],
  ],
  features: [
    "Cabezal con computador de medición calibrado.",
    "Cabina con protección forestal y aire.",
    "Guarda de abajo reforzada y luces LED de turno noche.",
    "Grúa de {9..11} metros.",
  ],
  wear: [
    "Bomba de grúa nueva.",
    "Rodillos y cuchillos del cabezal cambiados en {recent}.",
    "Mandos finales con aceite analizado.",
    "Cosechaba [pino radiata|eucalipto] en faena propia.",
  ],
  extras: [
    "cadenas y orugas de flotación",
    "cabezal de repuesto",
    "barras y cadenas de corte",
    "estanque de combustible",
  ],
}
