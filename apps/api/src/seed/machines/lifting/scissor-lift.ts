import type { MachineKind } from "../machine-kind.ts"

export const scissorLift: MachineKind = {
  category: "elevacion-y-bodega",
  share: 9,
  family: "power",
  trade: "works",
  gender: "f",
  drawing: "scissor-lift",
  nouns: ["Plataforma tijera", "Plataforma elevadora tipo tijera", "Tijera eléctrica"],
  meter: ["horas", 90, 220],
  yearlyLoss: 0.1,
  models: [
    ["JLG", "2646ES", 2011, 2024, 22, 2245, 117, 240, 250, "de 10 metros"],
    ["JLG", "1930ES", 2012, 2025, 14, 1565, 76, 200, 187, "de 7,8 metros"],
    ["Genie", "GS-1932", 2010, 2024, 14, 1503, 81, 211, 183, "de 7,8 metros"],
    ["Genie", "GS-2646", 2010, 2023, 21, 2447, 117, 226, 244, "de 9,8 metros"],
    ["Genie", "GS-3246", 2011, 2024, 25, 2812, 117, 239, 244, "de 11,7 metros"],
    ["Skyjack", "SJIII 3219", 2010, 2022, 13, 1200, 81, 199, 178, "de 7,8 metros"],
    ["Haulotte", "Compact 12", 2011, 2023, 23, 2630, 120, 230, 248, "de 12 metros"],
    ["Dingli", "JCPT1012HD", 2017, 2026, 15, 2600, 117, 235, 248, "de 12 metros"],
  ],
  features: [
    "Extensión de canastillo de 90 cm.",
    "Gomas que no marcan, apta para interior.",
    "Pasa por puertas dobles.",
    "Cargador a bordo de 220 V.",
    "Baranda abatible y punto de anclaje para arnés.",
  ],
  wear: [
    "Certificación de operatividad vigente.",
    "Juego de baterías cambiado en {recent}.",
    "Sin fugas en el cilindro de levante.",
    "Se usó en [mantención de bodegas|montaje de racks|instalaciones eléctricas|pintura industrial].",
  ],
  extras: [
    "baterías nuevas",
    "certificado de operatividad",
    "cargador nuevo",
    "manuales en español",
  ],
}
