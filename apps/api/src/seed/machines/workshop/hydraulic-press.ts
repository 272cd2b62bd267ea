import type { MachineKind } from "../machine-kind.ts"

export const hydraulicPress: MachineKind = {
  category: "manufactura-y-metalmecanica",
  share: 5,
  family: "workshop",
  trade: "city",
  gender: "f",
  drawing: "workshop-press",
  nouns: ["Prensa hidráulica", "Prensa de taller"],
  yearlyLoss: 0.055,
  models: [
    ["Sicmi", "PSS 100", 2002, 2024, 14, 1200, 110, 210, 90, "de 100 toneladas"],
    ["Omcn", "162/R", 2004, 2024, 6.8, 480, 95, 200, 80, "de 50 toneladas"],
    ["Enerpac", "VLP 200", 2006, 2024, 28, 2200, 120, 230, 110, "de 200 toneladas"],
    ["Nargesa", "PP200", 2008, 2025, 19, 1100, 100, 190, 90, "enderezadora"],
    ["Dake", "Force 150", 2002, 2022, 24, 1900, 115, 220, 100, "de 150 toneladas"],
  ],
  features: [
    "Mesa regulable con huinche.",
    "Manómetro y doble velocidad de bajada.",
    "Cilindro desplazable lateralmente.",
    "Bastidor soldado, muy rígido.",
  ],
  wear: [
    "Cilindro resellado en {recent}.",
    "Se usó para bujes y rodamientos.",
    "Bomba y válvulas sin ruidos.",
    "Sin deformación del marco.",
  ],
  extras: ["bloques en V", "juego de punzones", "bomba de repuesto", "rejilla de protección"],
}
