import type { MachineKind } from "../machine-kind.ts"

export const lightTower: MachineKind = {
  category: "construccion",
  share: 6,
  family: "power",
  trade: "works",
  gender: "f",
  drawing: "light-tower",
  nouns: ["Torre de iluminación", "Torre de iluminación LED", "Luminaria móvil"],
  meter: ["horas", 500, 1600],
  yearlyLoss: 0.13,
  brandNew: 0.12,
  models: [
    ["Atlas Copco", "HiLight V5+", 2016, 2026, 13, 970, 129, 245, 226, "con mástil de 7,5 metros"],
    ["Atlas Copco", "HiLight H5+", 2015, 2025, 12.5, 900, 135, 240, 243, "de 4 focos LED"],
    ["Generac", "MLT4060", 2012, 2022, 11, 780, 130, 180, 430, "de 4.000 W"],
    ["Terex", "RL4", 2008, 2018, 10, 740, 122, 178, 440, "de 4 focos"],
    ["Wacker Neuson", "LTV6", 2014, 2024, 12, 760, 135, 180, 270, "con mástil vertical"],
    ["Doosan", "LSC 6 kW", 2010, 2019, 11.5, 810, 150, 180, 442, "de 6 kW"],
    ["Himoinsa", "Apolo AS4006", 2015, 2024, 12, 930, 128, 242, 218, "con mástil hidráulico"],
  ],
  features: [
    "Focos LED de bajo consumo y mástil con giro de 340 grados.",
    "Autonomía de más de {60..150/10} horas con el estanque lleno.",
    "Bandeja de contención de derrames.",
    "Toma auxiliar de 220 V.",
    "Encendido con fotocelda.",
    "Estabilizadores y lanza abatible.",
  ],
  wear: [
    "Mástil sin golpes, winche y cable revisados.",
    "Focos cambiados a LED en {recent}.",
    "Motor [Kubota|Perkins|Mitsubishi] sin consumo de aceite.",
    "Neumáticos y luces de remolque en buen estado.",
    "Trabajó de noche en [obras viales|faena minera|un puerto].",
  ],
  extras: ["manual de partes", "documentos de arrastre", "batería nueva", "foco de repuesto"],
}
