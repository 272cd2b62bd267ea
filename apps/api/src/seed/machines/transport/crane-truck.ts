import type { MachineKind } from "../machine-kind.ts"

export const craneTruck: MachineKind = {
  category: "transporte",
  share: 9,
  family: "vehicle",
  trade: "works",
  gender: "m",
  drawing: "truck-crane",
  nouns: ["Camión pluma", "Camión con grúa pluma"],
  meter: ["km", 20000, 45000],
  yearlyLoss: 0.1,
  models: [
    ["Hino", "500 FM 2635", 2012, 2024, 88, 11200, 250, 345, 1050, "con grúa Palfinger PK 23500"],
    ["Hino", "500 FC 1124", 2013, 2024, 56, 6800, 230, 320, 840, "con pluma de 5 toneladas"],
    ["Mercedes-Benz", "Atego 1726", 2012, 2023, 82, 9300, 248, 350, 960, "con pluma HIAB 144"],
    ["Mercedes-Benz", "Axor 2533", 2010, 2019, 95, 11800, 250, 365, 1080, "con pluma Fassi F245"],
    ["Volvo", "VM 270", 2011, 2020, 84, 10400, 248, 350, 1000, "con pluma Palfinger PK 18500"],
    ["Ford", "Cargo 1723", 2012, 2019, 58, 8800, 245, 330, 950, "con pluma PM de 12 t/m"],
    ["Freightliner", "M2 106", 2010, 2022, 86, 10200, 250, 340, 980, "con pluma HIAB 211"],
    ["JAC", "1134", 2014, 2024, 46, 7300, 235, 320, 860, "con pluma XCMG de 6,3 toneladas"],
  ],
  features: [
    "Plataforma de {6..8/0.5} metros con piso de plancha.",
    "Mando a distancia por radio.",
    "Cuatro patas estabilizadoras hidráulicas.",
    "Gancho trasero y barandas rebatibles.",
    "Alcance horizontal de {9..17} metros.",
  ],
  wear: [
    "Pluma con certificación vigente.",
    "Mangueras y retenes de la grúa cambiados en {recent}.",
    "Trabajó en [reparto de fierro|traslado de casetas|montaje de techumbres|entrega de prefabricados].",
    "Sin sobrecargas, libro de vida de la grúa disponible.",
    "Giro sin juego y engrase al día.",
  ],
  extras: [
    "eslingas y grilletes",
    "canastillo certificado",
    "mando por radio",
    "fajas y trinquetes",
  ],
}
