import type { MachineKind } from "../machine-kind.ts"

export const chainsaw: MachineKind = {
  category: "forestal-y-madera",
  share: 5,
  family: "tool",
  trade: "forest",
  gender: "f",
  drawing: "chainsaw",
  nouns: ["Motosierra", "Motosierra profesional"],
  yearlyLoss: 0.18,
  brandNew: 0.5,
  models: [
    ["Stihl", "MS 661 C-M", 2016, 2026, 1.2, 7, 28, 33, 92, "de 63 cm"],
    ["Stihl", "MS 382", 2012, 2026, 0.72, 6, 27, 32, 85, "de 50 cm"],
    ["Husqvarna", "372 XP", 2010, 2026, 0.82, 7, 27, 32, 88, "de 60 cm"],
    ["Husqvarna", "395 XP", 2010, 2026, 1.1, 8, 28, 33, 95, "de 70 cm"],
    ["Echo", "CS-680", 2012, 2026, 0.58, 6, 26, 31, 84, "de 50 cm"],
  ],
  features: [
    "Freno de cadena y antivibración.",
    "Filtro de aire de larga duración.",
    "Para volteo y trozado de árboles grandes.",
    "Bomba de aceite regulable.",
  ],
  wear: [
    "Pistón y cilindro originales, buena compresión.",
    "Cadena y espada nuevas.",
    "Usada una temporada de leña.",
    "Carburador limpio y ajustado.",
  ],
  extras: ["dos cadenas", "maletín", "casco con protector", "espada de repuesto"],
}
