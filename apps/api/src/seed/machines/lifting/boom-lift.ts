import type { MachineKind } from "../machine-kind.ts"

export const boomLift: MachineKind = {
  category: "elevacion-y-bodega",
  share: 8,
  family: "heavy",
  trade: "works",
  gender: "m",
  drawing: "boom-lift",
  nouns: ["Alza hombre articulado", "Alza hombre", "Brazo articulado"],
  meter: ["horas", 250, 550],
  yearlyLoss: 0.09,
  models: [
    ["Genie", "Z-45/25J RT", 2009, 2022, 62, 6530, 229, 211, 663, "de 16 metros"],
    ["Genie", "Z-60/34", 2010, 2022, 98, 10200, 249, 270, 815, "de 20 metros"],
    ["JLG", "450AJ", 2010, 2024, 64, 6500, 234, 229, 648, "de 15,7 metros"],
    ["JLG", "E300AJP", 2011, 2023, 52, 6900, 122, 200, 556, "eléctrico de 11 metros"],
    ["JLG", "600AJ", 2010, 2022, 96, 10600, 249, 257, 880, "de 20 metros"],
    ["Haulotte", "HA16 RTJ", 2013, 2024, 66, 6650, 230, 220, 675, "de 16 metros"],
    ["Skyjack", "SJ46AJ", 2011, 2023, 60, 6800, 230, 218, 650, "de 16 metros"],
  ],
  features: [
    "Tracción 4x4 con eje oscilante.",
    "Plumín giratorio y canastillo de {1.8..2.4/0.6} metros.",
    "Sensor de sobrecarga y descenso de emergencia.",
    "Toma de 220 V en canastillo.",
  ],
  wear: [
    "Pintura original.",
    "Certificado por organismo externo en {recent}.",
    "Neumáticos con relleno, sin cortes.",
    "Trabajó en [montaje industrial|mantención de techumbres|astilleros|plantas de celulosa].",
    "Pasadores y desgastes cambiados.",
  ],
  extras: [
    "certificación vigente",
    "arnés y cabo de vida",
    "control de piso nuevo",
    "documentación completa",
  ],
}
