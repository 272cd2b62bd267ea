import type { MachineKind } from "../machine-kind.ts"

export const farmTrailer: MachineKind = {
  category: "agricultura",
  share: 7,
  family: "implement",
  trade: "orchard",
  gender: "m",
  drawing: "farm-trailer",
  nouns: ["Coloso", "Coloso agrícola"],
  yearlyLoss: 0.07,
  brandNew: 0.2,
  models: [
    ["Fiedler", "CA 6", 2006, 2026, 6.2, 1150, 210, 110, 520, "de 6 toneladas"],
    ["Fiedler", "CT 8", 2008, 2026, 9.8, 1900, 220, 160, 560, "volcable de 8 toneladas"],
    ["Parada", "Porta bins 6", 2008, 2026, 4.9, 900, 200, 90, 600, "porta bins"],
    ["Agromec", "CV 5000", 2009, 2026, 7.6, 1500, 210, 150, 500, "volcable"],
    ["Rossi", "R 4T", 2005, 2024, 4.2, 800, 190, 100, 450, "de 4 toneladas"],
  ],
  features: [
    "Doble eje con quinta rueda delantera.",
    "Barandas de madera rebatibles.",
    "Piso de plancha de 4 mm.",
    "Luces y enganche homologados.",
    "Cilindro telescópico de volteo.",
  ],
  wear: [
    "Neumáticos al {50..90/10} %.",
    "Mazas engrasadas y rodamientos nuevos.",
    "Barandas pintadas en {recent}.",
    "Acarreó [uva|fruta en bins|fardos|leña].",
  ],
  extras: ["barandas altas", "rueda de repuesto", "cilindro hidráulico", "lanza larga"],
}
