import type { MachineKind } from "../machine-kind.ts"

export const shear: MachineKind = {
  category: "manufactura-y-metalmecanica",
  share: 5,
  family: "workshop",
  trade: "city",
  gender: "f",
  drawing: "press",
  nouns: ["Guillotina hidráulica", "Guillotina"],
  yearlyLoss: 0.055,
  models: [
    ["Durma", "SBT 3006", 2006, 2024, 38, 5900, 210, 195, 390, "de 3.050 x 6 mm"],
    ["Durma", "VS 3013", 2008, 2024, 58, 11200, 240, 230, 400, "de 3.050 x 13 mm"],
    ["Baykal", "HGL 3100x6", 2006, 2022, 36, 6100, 215, 200, 385, "de 6 mm"],
    ["Newton", "GHN 3006", 1996, 2018, 28, 5400, 200, 190, 380, "de 6 mm"],
    ["Promecam", "GH 420", 1985, 2006, 26, 4700, 190, 180, 300, "de 2 metros"],
  ],
  features: [
    "Ángulo de corte variable.",
    "Tope trasero motorizado.",
    "Brazos de apoyo y escuadra.",
    "Iluminación de línea de corte.",
  ],
  wear: [
    "Cuchillas afiladas en {recent}.",
    "Pedal y protecciones de seguridad operativos.",
    "Pisadores con gomas nuevas.",
    "Sin fugas en el circuito hidráulico.",
  ],
  extras: ["juego de cuchillas", "mesa de bolas", "brazos de extensión", "tope CNC"],
}
