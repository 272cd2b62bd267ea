import type { MachineKind } from "../machine-kind.ts"

export const outboard: MachineKind = {
  category: "pesca-y-acuicultura",
  share: 6,
  family: "power",
  trade: "salmon",
  gender: "m",
  drawing: "outboard",
  nouns: ["Motor fuera de borda"],
  meter: ["horas", 150, 500],
  yearlyLoss: 0.12,
  brandNew: 0.15,
  models: [
    ["Yamaha", "F115", 2012, 2026, 14, 173, 49, 162, 82, "de pata larga"],
    ["Yamaha", "Enduro 60", 2010, 2025, 6.8, 108, 40, 140, 70, "de dos tiempos"],
    ["Mercury", "FourStroke 150", 2012, 2026, 16, 206, 52, 175, 85, "de 150 HP"],
    ["Suzuki", "DF90A", 2012, 2026, 11, 155, 46, 160, 80, "de 90 HP"],
    ["Honda", "BF50", 2010, 2025, 8.2, 98, 41, 145, 72, "de 50 HP"],
  ],
  features: [
    "Hélice de [acero|aluminio].",
    "Mando a distancia y tablero.",
    "Partida eléctrica y trim.",
    "Bajo consumo.",
  ],
  wear: [
    "Mantenciones en servicio técnico de la marca.",
    "Bomba de agua y aceite de pata cambiados en {recent}.",
    "Enjuagado siempre con agua dulce.",
    "Se usó en traslado de personal a centros.",
  ],
  extras: ["mando y cables", "hélice de repuesto", "estanque de 24 litros", "tacómetro"],
}
