import type { MachineKind } from "../machine-kind.ts"

export const wineTank: MachineKind = {
  category: "alimentos-y-bebidas",
  share: 8,
  family: "plant",
  trade: "wine",
  gender: "f",
  drawing: "wine-tank",
  nouns: ["Cuba de acero inoxidable", "Cuba vinífera"],
  yearlyLoss: 0.045,
  brandNew: 0.15,
  models: [
    ["Inoxandes", "CF 10000", 2000, 2026, 13, 980, 210, 420, 210, "de 10.000 litros"],
    ["Inoxandes", "CF 25000", 2000, 2026, 26, 2100, 270, 580, 270, "de 25.000 litros"],
    ["Letina", "PZ 5000", 2004, 2026, 7.4, 480, 160, 340, 160, "siempre llena de 5.000 litros"],
    ["Vinox", "TC 15000", 2002, 2024, 17, 1350, 230, 480, 230, "troncocónica de 15.000 litros"],
    ["Vinox", "AL 2000", 2004, 2026, 3.4, 210, 120, 250, 120, "de 2.000 litros"],
  ],
  features: [
    "Chaqueta de frío y puerta de hombre.",
    "Acero inoxidable 304 con fondo cónico.",
    "Válvulas de mariposa y grifo de muestra.",
    "Termómetro y nivel.",
  ],
  wear: [
    "Soldaduras pulidas, sin filtraciones.",
    "Chaqueta probada a presión en {recent}.",
    "Siete vendimias de uso.",
    "Lavada y sulfitada para guardar.",
  ],
  extras: ["válvulas", "escala y pasarela", "termómetro digital", "tapa superior"],
}
