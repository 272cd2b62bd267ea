import type { MachineKind } from "../machine-kind.ts"

export const pistonCompressor: MachineKind = {
  category: "bombas-y-compresores",
  share: 5,
  family: "plant",
  trade: "city",
  gender: "m",
  drawing: "piston-compressor",
  nouns: ["Compresor de pistón", "Compresor de aire"],
  yearlyLoss: 0.11,
  brandNew: 0.2,
  models: [
    ["Schulz", "MSV 40 Max", 2012, 2026, 3.8, 292, 63, 128, 172, "de 425 litros"],
    ["Schulz", "MSV 20 Max", 2012, 2026, 2.2, 160, 55, 105, 130, "de 250 litros"],
    ["Chicago Pneumatic", "CPRC 10500", 2012, 2026, 3.4, 270, 60, 125, 170, "de 500 litros"],
    ["Ingersoll Rand", "2475", 2008, 2024, 3.9, 260, 60, 180, 80, "de 7,5 HP"],
    ["Indura", "Huracán 2520", 2010, 2024, 1.6, 120, 48, 98, 120, "de 200 litros"],
  ],
  features: [
    "Cabezal de hierro fundido en V.",
    "Trifásico con presostato y guardamotor.",
    "Presión máxima de {8..12} bar.",
    "Silencioso para su capacidad.",
  ],
  wear: [
    "Sin fugas, válvulas limpias.",
    "Estanque con prueba hidráulica de {recent}.",
    "Dos años en [taller automotriz|vulcanización|mueblería].",
    "Correas y filtro nuevos.",
  ],
  extras: ["manguera y pistola", "filtro regulador", "aceite de recambio", "tablero de partida"],
}
