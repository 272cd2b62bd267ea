import type { MachineKind } from "../machine-kind.ts"

export const mediumTruck: MachineKind = {
  category: "transporte",
  share: 11,
  family: "vehicle",
  trade: "works",
  gender: "m",
  nouns: ["Camión 3/4", "Camión de reparto"],
  meter: ["km", 22000, 48000],
  yearlyLoss: 0.105,
  models: [
    ["Chevrolet", "NPR 816", 2014, 2024, 34, 3350, 217, 315, 720, "con caja cerrada"],
    ["Chevrolet", "NKR 512", 2013, 2023, 27, 2500, 199, 225, 600, "con carrocería plana"],
    ["Hyundai", "HD78", 2012, 2022, 33, 3300, 218, 290, 690, "con caja seca de 5 metros"],
    ["Hyundai", "HD65", 2010, 2020, 29, 2900, 203, 280, 620, "con barandas"],
    ["Hino", "300 816", 2014, 2025, 36, 3250, 217, 300, 700, "con furgón frigorífico"],
    ["Mitsubishi Fuso", "Canter 7.5", 2013, 2024, 34, 3150, 214, 300, 695, "con caja de aluminio"],
    ["JAC", "Urban 1040", 2014, 2025, 22, 2600, 200, 275, 600, "con caja cerrada"],
    ["Foton", "Aumark 613", 2015, 2025, 24, 2900, 206, 290, 650, "con plataforma elevadora"],
    ["Kia", "Frontier 2.5", 2012, 2022, 18, 1750, 174, 210, 526, "con barandas de fierro"],
    ["Mercedes-Benz", "Accelo 915", 2012, 2024, 44, 3700, 220, 320, 760, "con caja de 6 metros"],
  ],
  features: [
    "Plataforma elevadora trasera de {800..1500/100} kilos.",
    "Rueda trasera doble.",
    "Freno de motor y dirección hidráulica.",
    "Carga útil de {2500..4800/100} kilos.",
    "Aire acondicionado y radio.",
  ],
  wear: [
    "Embrague nuevo.",
    "Carrocería pintada en {recent}.",
    "Reparto en [Santiago|la zona|minimarkets|ferias libres], sin sobrecarga.",
    "Neumáticos al {50..90/10} %.",
    "Inyección ajustada, gasta poco.",
  ],
  extras: ["plataforma elevadora", "carpa y arcos", "cortina trasera", "transpaleta manual"],
}
