import type { MachineKind } from "../machine-kind.ts"

export const flatSemitrailer: MachineKind = {
  category: "transporte",
  share: 11,
  family: "trailer",
  trade: "works",
  gender: "m",
  drawing: "trailer",
  nouns: ["Semirremolque plano", "Semirremolque rampla plana"],
  yearlyLoss: 0.075,
  brandNew: 0.12,
  models: [
    ["Tremac", "3 ejes", 2008, 2026, 31, 6400, 260, 155, 1380, "de 13,7 metros"],
    ["Goren", "Plano SRP", 2010, 2026, 30, 6500, 260, 155, 1370, "de 3 ejes"],
    ["Randon", "Carga seca SR CS", 2009, 2024, 34, 7200, 260, 160, 1460, "de 14,6 metros"],
    ["Schmitz", "SCS 24", 2008, 2022, 38, 6300, 255, 270, 1385, "con cortina lateral"],
    ["Utility", "4000A", 2010, 2022, 35, 5200, 259, 150, 1463, "de aluminio"],
    ["Great Dane", "Freedom LT", 2011, 2023, 33, 5600, 259, 150, 1463, "de 48 pies"],
  ],
  features: [
    "Ejes [BPW|SAF|Randon] con suspensión [neumática|mecánica].",
    "Piso de [madera nueva|pino oregón|plancha diamantada].",
    "Frenos ABS y patas de dos velocidades.",
    "Twist lock para contenedores de 20 y 40 pies.",
    "Cajas porta cadenas y estacas.",
    "Homologado para {27..30} toneladas de carga.",
  ],
  wear: [
    "Balatas y tambores cambiados en {recent}.",
    "Neumáticos al {50..90/5} %.",
    "Chasis derecho, sin soldaduras de reparación.",
    "Instalación eléctrica nueva con luces LED.",
    "Se usó en [carga de madera dimensionada|fierro|pallets de fruta|contenedores].",
  ],
  extras: [
    "estacas y cadenas",
    "twist locks",
    "dos neumáticos de repuesto",
    "carpa y arcos",
    "documentos al día",
  ],
}
