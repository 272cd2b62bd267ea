import type { MachineKind } from "../machine-kind.ts"

export const mobileCrane: MachineKind = {
  category: "elevacion-y-bodega",
  share: 6,
  family: "heavy",
  trade: "mining",
  gender: "f",
  drawing: "truck-crane",
  nouns: ["Grúa todoterreno", "Grúa móvil", "Camión grúa"],
  meter: ["horas", 500, 1000],
  yearlyLoss: 0.07,
  dollars: 0.6,
  models: [
    ["Grove", "RT540E", 2008, 2018, 330, 26700, 268, 341, 1190, "de 35 toneladas"],
    ["Grove", "RT890E", 2010, 2020, 640, 51500, 333, 380, 1480, "de 80 toneladas"],
    ["Terex", "RT 555", 2007, 2016, 360, 33600, 290, 360, 1270, "de 50 toneladas"],
    ["Liebherr", "LTM 1070-4.2", 2010, 2021, 820, 48000, 255, 395, 1290, "de 70 toneladas"],
    ["Tadano", "GR-500EXL", 2010, 2022, 520, 39500, 298, 375, 1200, "de 50 toneladas"],
    ["Zoomlion", "QY55V", 2012, 2022, 290, 42200, 275, 355, 1370, "de 55 toneladas"],
    ["XCMG", "QY25K5", 2011, 2023, 170, 29300, 250, 347, 1270, "de 25 toneladas"],
    ["Kato", "NK-250E", 1996, 2008, 220, 26800, 250, 360, 1230, "de 25 toneladas"],
  ],
  features: [
    "Pluma de {30..45} metros con plumín.",
    "Limitador de momento operativo y anemómetro.",
    "Dos winches con cable nuevo.",
    "Cuatro modos de dirección.",
    "Contrapeso removible.",
  ],
  wear: [
    "Certificada por organismo externo en {recent}.",
    "Cables cambiados con certificado de fábrica.",
    "Se usó en [montaje de estructuras|mantención de planta|parque eólico|puerto].",
    "Patas y cilindros sin fugas.",
  ],
  extras: ["plumín", "ganchos de dos capacidades", "tablas de carga en español", "contrapeso"],
}
