import type { MachineKind } from "../machine-kind.ts"

export const lowboy: MachineKind = {
  category: "transporte",
  share: 5,
  family: "trailer",
  trade: "works",
  gender: "f",
  drawing: "lowboy",
  nouns: ["Cama baja", "Semirremolque cama baja"],
  yearlyLoss: 0.07,
  models: [
    ["Goren", "CB 50T", 2008, 2025, 62, 12600, 300, 130, 1450, "de 50 toneladas"],
    ["Tremac", "CB 3E", 2009, 2025, 56, 11200, 280, 130, 1380, "de 3 ejes"],
    ["Randon", "Carrega Tudo", 2008, 2022, 60, 11900, 300, 135, 1500, "de 45 toneladas"],
    ["Faymonville", "MAX200", 2012, 2024, 98, 12200, 275, 125, 1490, "extensible"],
    ["Trail King", "TK110HDG", 2009, 2021, 78, 12900, 259, 140, 1610, "de cuello desmontable"],
  ],
  features: [
    "[Rampas hidráulicas|Cuello desmontable hidráulico|Rampas de resorte].",
    "Ensanches laterales hasta {3..3.5/0.5} metros.",
    "Ejes direccionales traseros.",
    "Puntos de amarre certificados.",
    "Luces y señalética de sobredimensión.",
  ],
  wear: [
    "Suspensión y pulmones revisados en {recent}.",
    "Neumáticos al {50..85/5} %.",
    "Piso de roble cambiado hace dos años.",
    "Trasladó [excavadoras y bulldozers|maquinaria forestal|transformadores].",
    "Cilindros de rampas sin fugas.",
  ],
  extras: ["cadenas y tensores", "letreros y banderolas", "neumáticos de repuesto", "ensanches"],
}
