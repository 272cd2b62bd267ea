import type { MachineKind } from "../machine-kind.ts"

export const oxygenGenerator: MachineKind = {
  category: "pesca-y-acuicultura",
  share: 5,
  family: "plant",
  trade: "salmon",
  gender: "m",
  drawing: "oxygen-plant",
  nouns: ["Generador de oxígeno", "Planta de oxígeno PSA"],
  yearlyLoss: 0.085,
  models: [
    ["AirSep", "AS-K", 2006, 2023, 42, 735, 122, 224, 168, "de 25 m³ por hora"],
    ["Oxymat", "O250", 2010, 2025, 58, 1100, 130, 230, 200, "de 35 m³ por hora"],
    ["Atlas Copco", "OGP 30", 2013, 2026, 64, 1250, 140, 240, 210, "de 30 m³ por hora"],
    ["OGSI", "MOGS-100", 2008, 2022, 38, 680, 120, 210, 160, "modular"],
  ],
  features: [
    "Entrega oxígeno al {90..95} %.",
    "Analizador en línea con alarma.",
    "Requiere compresor y secador.",
    "Estanque pulmón incluido.",
  ],
  wear: [
    "Tamices reemplazados en {recent}.",
    "Válvulas de conmutación nuevas.",
    "Trabajó en [piscicultura|bodega de peces vivos].",
    "Certificado de pureza reciente.",
  ],
  extras: ["estanque pulmón", "filtros coalescentes", "analizador portátil", "tablero"],
}
