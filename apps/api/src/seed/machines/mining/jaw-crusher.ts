import type { MachineKind } from "../machine-kind.ts"

export const jawCrusher: MachineKind = {
  category: "mineria",
  share: 7,
  family: "plant",
  trade: "mining",
  gender: "m",
  drawing: "crusher",
  nouns: ["Chancador de mandíbula", "Chancador primario de mandíbula"],
  yearlyLoss: 0.055,
  dollars: 0.55,
  models: [
    ["Metso", "Nordberg C106", 2004, 2024, 260, 14400, 213, 219, 251, "de 1.060 x 700 mm"],
    ["Metso", "Nordberg C80", 2002, 2022, 160, 7670, 170, 180, 210, "de 800 x 510 mm"],
    ["Sandvik", "CJ411", 2008, 2024, 270, 14400, 230, 225, 260, "de 1.045 x 840 mm"],
    ["Terex Cedarapids", "3054", 2000, 2018, 230, 19500, 240, 250, 300, "de 30 x 54 pulgadas"],
    ["FACO", "8050 C", 1990, 2012, 140, 8900, 190, 190, 220, "de 80 x 50 cm"],
    ["Telsmith", "2238", 1998, 2016, 180, 11200, 200, 210, 250, "de 22 x 38 pulgadas"],
  ],
  features: [
    "Incluye motor de {75..132/19} kW y base estructural.",
    "Regulación hidráulica de salida.",
    "Produce {90..250/10} toneladas por hora según salida.",
    "Tolva y alimentador vibratorio disponibles aparte.",
  ],
  wear: [
    "Mandíbulas al {40..80/10} %.",
    "Rodamientos principales cambiados en {recent}.",
    "Excéntrica medida por ultrasonido.",
    "Procesaba [mineral de cobre oxidado|áridos de río|caliza].",
  ],
  extras: ["juego de mandíbulas", "motor y correas", "estructura de apoyo", "tablero de partida"],
}
