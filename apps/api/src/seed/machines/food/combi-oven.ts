import type { MachineKind } from "../machine-kind.ts"

export const combiOven: MachineKind = {
  category: "alimentos-y-bebidas",
  share: 7,
  family: "plant",
  trade: "city",
  gender: "m",
  drawing: "oven",
  nouns: ["Horno combinado", "Horno industrial"],
  yearlyLoss: 0.11,
  models: [
    ["Rational", "SCC 201", 2008, 2019, 28, 270, 88, 178, 79, "de 20 bandejas"],
    ["Rational", "iCombi Pro 10-1/1", 2020, 2026, 17, 121, 85, 101, 84, "de 10 bandejas"],
    ["Unox", "BakerTop 10", 2012, 2025, 11, 130, 86, 116, 97, "de panadería"],
    ["Zucchelli", "Minirotor 60x80", 2004, 2022, 24, 1100, 140, 230, 190, "rotatorio a gas"],
    ["Maigas", "HP 10", 2008, 2025, 7.2, 420, 110, 190, 140, "rotatorio de 10 bandejas"],
  ],
  features: [
    "Autolavado y sonda al corazón.",
    "Carro de bandejas incluido.",
    "Vapor regulable y programas guardados.",
    "Certificado SEC en el caso de gas.",
  ],
  wear: [
    "Resistencias revisadas en {recent}.",
    "Empaquetadura de puerta nueva.",
    "Viene de un casino de empresa que cerró.",
    "Turbina limpia y sin ruido.",
  ],
  extras: ["carro porta bandejas", "ablandador de agua", "campana", "bandejas"],
}
