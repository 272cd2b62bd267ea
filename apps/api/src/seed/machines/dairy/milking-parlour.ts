import type { MachineKind } from "../machine-kind.ts"

export const milkingParlour: MachineKind = {
  category: "ganaderia-y-lecheria",
  share: 8,
  family: "plant",
  trade: "dairy",
  gender: "f",
  drawing: "milking-parlour",
  nouns: ["Sala de ordeña", "Sala de ordeña espina de pescado"],
  yearlyLoss: 0.085,
  models: [
    ["DeLaval", "MidiLine ML2100", 2006, 2022, 92, 3250, 420, 250, 1150, "2x8"],
    ["DeLaval", "P2100", 2010, 2024, 128, 4800, 520, 260, 1400, "paralela 2x12"],
    ["GEA", "EuroClass 850", 2007, 2023, 98, 3600, 430, 255, 1200, "2x10"],
    ["Waikato", "Centrus 40", 2012, 2024, 290, 14000, 1300, 300, 1300, "rotativa de 40 puestos"],
    ["BouMatic", "Xpressway", 2010, 2023, 110, 4200, 500, 260, 1350, "paralela 2x10"],
  ],
  features: [
    "Medidores de leche y retiradores automáticos.",
    "Lavado automático y línea de acero inoxidable.",
    "Bomba de vacío de {5.5..15/0.5} kW con variador.",
    "Puertas neumáticas de entrada y salida.",
  ],
  wear: [
    "Pezoneras y mangueras cambiadas en {recent}.",
    "Pulsadores revisados y medidos.",
    "Se desarma y carga en el predio.",
    "Ordeñaba {120..420/20} vacas, dos veces al día.",
  ],
  extras: ["estanque de recibo", "bomba de vacío", "planos de montaje", "pezoneras nuevas"],
}
