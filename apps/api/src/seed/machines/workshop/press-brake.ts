import type { MachineKind } from "../machine-kind.ts"

export const pressBrake: MachineKind = {
  category: "manufactura-y-metalmecanica",
  share: 6,
  family: "workshop",
  trade: "city",
  gender: "f",
  drawing: "press",
  nouns: ["Plegadora CNC", "Plegadora hidráulica"],
  yearlyLoss: 0.065,
  models: [
    ["Amada", "HFE 100-3", 2004, 2022, 84, 7600, 240, 262, 395, "de 100 toneladas"],
    ["Durma", "AD-R 30135", 2010, 2025, 62, 8900, 230, 270, 400, "de 135 toneladas"],
    ["LVD", "PPEB 170/30", 2004, 2020, 78, 10500, 250, 280, 410, "de 170 toneladas"],
    ["Baykal", "APHS 31120", 2008, 2023, 54, 8200, 225, 260, 400, "de 120 toneladas"],
    ["Newton", "PDM 80-2500", 1998, 2016, 32, 5600, 190, 240, 320, "de 80 toneladas"],
  ],
  features: [
    "Tope trasero de {2..4} ejes.",
    "Tres metros de largo útil.",
    "Control gráfico con librería de pliegues.",
    "Sistema de bombeo de mesa.",
  ],
  wear: [
    "Cilindros sincronizados y sin fugas.",
    "Trabajó en [tableros eléctricos|ductos|mobiliario metálico].",
    "Aceite y filtros cambiados en {recent}.",
    "Guías con lubricación al día.",
  ],
  extras: [
    "juego de matrices",
    "láser de protección",
    "soportes delanteros",
    "punzón cuello de cisne",
  ],
}
