import type { MachineKind } from "../machine-kind.ts"

export const injectionMoulder: MachineKind = {
  category: "manufactura-y-metalmecanica",
  share: 5,
  family: "workshop",
  trade: "city",
  gender: "f",
  drawing: "injection-moulder",
  nouns: ["Inyectora de plástico", "Inyectora"],
  meter: ["horas", 1500, 4000],
  yearlyLoss: 0.085,
  models: [
    ["Haitian", "MA1600", 2009, 2024, 62, 5400, 145, 205, 495, "de 160 toneladas"],
    ["Haitian", "MA3200", 2010, 2024, 112, 12500, 180, 230, 700, "de 320 toneladas"],
    ["Engel", "Victory 200", 2006, 2022, 128, 8200, 170, 220, 560, "sin columnas"],
    ["Arburg", "Allrounder 420C", 2002, 2020, 98, 4200, 150, 200, 420, "de 100 toneladas"],
    ["Romi", "Prática 130", 2006, 2020, 58, 4600, 140, 195, 470, "de 130 toneladas"],
  ],
  features: [
    "Servobomba de bajo consumo.",
    "Husillo y barril para polipropileno.",
    "Robot extractor preinstalado.",
    "Control en español.",
  ],
  wear: [
    "Husillo y punta cambiados en {recent}.",
    "Placas paralelas y columnas sin marcas.",
    "Inyectaba [tapas|cajas de cosecha|piezas de riego].",
    "Resistencias y termocuplas nuevas.",
  ],
  extras: ["secador de tolva", "chiller", "robot extractor", "moldes de muestra"],
}
