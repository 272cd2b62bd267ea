import type { MachineKind } from "../machine-kind.ts"

export const baler: MachineKind = {
  category: "agricultura",
  share: 7,
  family: "implement",
  trade: "farm",
  gender: "f",
  drawing: "baler",
  nouns: ["Enfardadora", "Enfardadora de fardo chico"],
  yearlyLoss: 0.085,
  models: [
    ["Massey Ferguson", "MF 1840", 2011, 2025, 28, 1580, 268, 166, 512, "en línea"],
    ["New Holland", "BC5060", 2011, 2025, 27, 1560, 275, 178, 538, "de fardo chico"],
    ["John Deere", "338", 2005, 2019, 26, 1500, 270, 170, 530, "de fardo chico"],
    ["John Deere", "348", 2008, 2022, 29, 1620, 272, 170, 535, "con lanzador"],
    ["CLAAS", "Markant 65", 2008, 2022, 28, 1700, 250, 170, 520, "con anudador doble"],
    ["Welger", "AP 730", 2003, 2014, 26, 1690, 252, 168, 515, "de alta presión"],
    ["New Holland", "570", 2000, 2012, 25, 1450, 270, 172, 530, "de fardo chico"],
  ],
  features: [
    "Hace fardos de 36 x 46 cm, muy parejos.",
    "Anudadores originales.",
    "Contador de fardos y eyector.",
    "Recogedor ancho con ruedas de apoyo.",
    "Requiere tractor de {55..75/5} HP.",
  ],
  wear: [
    "Anudadores ajustados este año.",
    "Cuchillas del pistón afiladas y rodamientos nuevos.",
    "Lleva cerca de {20..90/5} mil fardos.",
    "Dientes del recogedor completos.",
    "Enfardó [alfalfa|ballica y trébol|paja de trigo].",
  ],
  extras: ["caja de repuestos", "eyector cuarto de giro", "cardán", "hilo para una temporada"],
}
