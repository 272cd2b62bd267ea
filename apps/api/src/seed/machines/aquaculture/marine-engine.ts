import type { MachineKind } from "../machine-kind.ts"

export const marineEngine: MachineKind = {
  category: "pesca-y-acuicultura",
  share: 7,
  family: "power",
  trade: "salmon",
  gender: "m",
  drawing: "engine",
  nouns: ["Motor marino", "Motor marino diésel"],
  meter: ["horas", 500, 1400],
  yearlyLoss: 0.085,
  models: [
    ["Volvo Penta", "D13 MH", 2008, 2024, 72, 1580, 112, 137, 162, "de 500 HP"],
    ["Cummins", "QSL9", 2008, 2024, 48, 960, 95, 105, 140, "de 400 HP"],
    ["Cummins", "6BTA", 1998, 2014, 26, 560, 80, 90, 115, "de 220 HP"],
    ["Yanmar", "6LY2", 2008, 2022, 34, 640, 85, 95, 125, "de 440 HP"],
    ["Caterpillar", "C12", 2006, 2018, 54, 1180, 98, 110, 155, "de 490 HP"],
  ],
  features: [
    "Caja inversora de relación {1.5..2.5/0.5} a 1.",
    "Panel de instrumentos y arnés completos.",
    "Enfriado por intercambiador.",
    "Apto para clasificación.",
  ],
  wear: [
    "Inyectores nuevos y prueba en banco.",
    "Intercambiador lavado en {recent}.",
    "Se retiró de [lancha de servicio|pesquero artesanal|wellboat].",
    "Bomba de agua salada nueva.",
  ],
  extras: ["caja inversora", "panel y arnés", "bomba de agua salada", "base de motor"],
}
