import type { MachineKind } from "../machine-kind.ts"

export const minibus: MachineKind = {
  category: "transporte",
  share: 7,
  family: "vehicle",
  trade: "works",
  gender: "m",
  drawing: "van",
  nouns: ["Minibús", "Bus de personal"],
  meter: ["km", 35000, 75000],
  yearlyLoss: 0.11,
  models: [
    ["Mercedes-Benz", "Sprinter 515", 2013, 2024, 52, 3480, 242, 282, 735, "de 19 asientos"],
    ["Mercedes-Benz", "Sprinter 516", 2019, 2026, 56, 3550, 242, 284, 739, "de 19 asientos"],
    ["Mercedes-Benz", "LO 916 Marcopolo", 2013, 2024, 74, 6400, 220, 310, 850, "de 28 asientos"],
    ["Hyundai", "County", 2012, 2023, 48, 4600, 204, 276, 708, "de 25 asientos"],
    ["Toyota", "Coaster", 2010, 2022, 55, 4300, 204, 263, 699, "de 26 asientos"],
    ["Volkswagen", "9.160 Volare W9", 2012, 2022, 62, 5900, 220, 305, 830, "de 29 asientos"],
    ["Peugeot", "Boxer Minibús", 2014, 2023, 30, 2700, 205, 252, 599, "de 15 asientos"],
  ],
  features: [
    "Butacas reclinables con cinturón de tres puntas.",
    "Aire acondicionado y calefacción en salón.",
    "Norma minera con GPS y sensor de fatiga.",
    "Portaequipaje y cortinas.",
    "Puerta automática y pisadera eléctrica.",
  ],
  wear: [
    "Tapices limpios, sin roturas.",
    "Caja y embrague revisados en {recent}.",
    "Neumáticos al {50..90/10} %.",
    "Trabajó en [traslado de personal a faena|turismo|recorrido escolar rural|turnos de una planta].",
    "Decreto 80 al día hasta este año.",
  ],
  extras: ["GPS y cámaras", "carro de equipaje", "extintor y botiquín", "letrero electrónico"],
}
