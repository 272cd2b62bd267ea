import type { MachineKind } from "../machine-kind.ts"

export const screwCompressor: MachineKind = {
  category: "bombas-y-compresores",
  share: 12,
  family: "power",
  trade: "city",
  gender: "m",
  drawing: "screw-compressor",
  nouns: ["Compresor de tornillo", "Compresor de aire de tornillo"],
  meter: ["horas", 1500, 4000],
  yearlyLoss: 0.1,
  models: [
    ["Atlas Copco", "GA 37 VSD+", 2014, 2026, 28, 385, 79, 142, 81, "de velocidad variable"],
    ["Atlas Copco", "GA 75", 2008, 2024, 46, 1500, 105, 180, 200, "de 75 kW"],
    ["Kaeser", "ASD 40", 2010, 2025, 24, 610, 90, 153, 146, "de 22 kW"],
    ["Kaeser", "CSD 105", 2010, 2025, 38, 1250, 112, 190, 176, "de 55 kW"],
    ["Ingersoll Rand", "R55i", 2010, 2024, 34, 1200, 110, 180, 200, "de 55 kW"],
    ["Sullair", "S-energy 25", 2010, 2023, 18, 720, 95, 150, 140, "de 25 HP"],
    ["Schulz", "SRP 4030", 2012, 2026, 11, 480, 80, 140, 130, "de 30 HP"],
  ],
  features: [
    "Entrega {3..12/0.5} m³ por minuto a {7..10} bar.",
    "Secador y filtros de línea incluidos.",
    "Estanque pulmón de {500..1500/500} litros.",
    "Controlador con registro de alarmas.",
    "Bajo ruido, puede ir dentro de la nave.",
  ],
  wear: [
    "Unidad compresora revisada en {recent}.",
    "Separador y aceite recién cambiados.",
    "Se retiró por crecimiento de la planta.",
    "Radiador limpio, trabaja frío.",
  ],
  extras: ["secador", "estanque pulmón", "filtros de línea", "kit de mantención"],
}
