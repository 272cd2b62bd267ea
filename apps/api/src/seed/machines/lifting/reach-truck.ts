import type { MachineKind } from "../machine-kind.ts"

export const reachTruck: MachineKind = {
  category: "elevacion-y-bodega",
  share: 6,
  family: "plant",
  trade: "city",
  gender: "f",
  drawing: "reach-truck",
  nouns: ["Grúa retráctil", "Grúa reach"],
  meter: ["horas", 600, 1200],
  yearlyLoss: 0.09,
  models: [
    ["Crown", "RR 5725", 2010, 2022, 38, 4200, 122, 242, 230, "de pantógrafo"],
    ["Crown", "ESR 5240", 2012, 2024, 40, 3600, 127, 240, 245, "de 1,6 toneladas"],
    ["Jungheinrich", "ETV 216", 2012, 2025, 42, 3500, 129, 250, 248, "de 1,6 toneladas"],
    ["Linde", "R16", 2011, 2024, 41, 3550, 127, 248, 247, "de 1,6 toneladas"],
    ["Toyota", "RRE160H", 2013, 2025, 40, 3450, 127, 245, 246, "de 1,6 toneladas"],
    ["Raymond", "750-R45TT", 2012, 2023, 39, 4000, 122, 240, 235, "para doble profundidad"],
  ],
  features: [
    "Alcanza {8..10.5/0.5} metros con preselector de altura.",
    "Cámara en horquillas con pantalla.",
    "Asiento y consola regulables.",
    "Para pasillos de 2,8 metros.",
  ],
  wear: [
    "Batería de 48 V al {70..95/5} %.",
    "Ruedas de carga y tracción nuevas.",
    "Mástil sin juego, rodillos cambiados en {recent}.",
    "Trabajó en un centro de distribución con mantención mensual.",
  ],
  extras: [
    "cargador trifásico",
    "cámara en horquillas",
    "batería adicional",
    "mesa de cambio de batería",
  ],
}
