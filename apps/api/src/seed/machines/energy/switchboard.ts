import type { MachineKind } from "../machine-kind.ts"

export const switchboard: MachineKind = {
  category: "energia",
  share: 5,
  family: "plant",
  trade: "city",
  gender: "m",
  drawing: "electrical-cabinet",
  nouns: ["Tablero eléctrico", "Tablero de fuerza"],
  yearlyLoss: 0.09,
  brandNew: 0.15,
  models: [
    ["Schneider Electric", "Prisma 1600 A", 2008, 2026, 12, 540, 80, 200, 210, "de 1.600 A"],
    ["ABB", "ArTu K 800 A", 2010, 2026, 8.4, 380, 60, 200, 160, "de 800 A"],
    ["Siemens", "Sivacon S4", 2010, 2025, 18, 720, 60, 200, 280, "de 2.000 A"],
    ["Legrand", "XL3 630", 2012, 2026, 5.6, 210, 45, 180, 100, "de 630 A"],
    ["Eaton", "CCM Freedom", 2008, 2022, 24, 900, 51, 229, 305, "centro de control de motores"],
  ],
  features: [
    "Barras de cobre y grado de protección IP{43..55/12}.",
    "Interruptores de caja moldeada con regulación.",
    "Medidor de energía y analizador de red.",
    "Con planos y certificado de fabricación.",
  ],
  wear: [
    "Limpieza y reapriete con torque certificado.",
    "Termografía sin puntos calientes.",
    "Se desmontó rotulado, listo para volver a conectar.",
    "Quedó fuera por ampliación de la subestación.",
  ],
  extras: ["planos", "interruptores de repuesto", "banco de condensadores", "analizador de red"],
}
