import type { MachineKind } from "../machine-kind.ts"

export const miningTruck: MachineKind = {
  category: "mineria",
  share: 7,
  family: "heavy",
  trade: "mining",
  gender: "m",
  drawing: "mining-truck",
  nouns: ["Camión minero", "Camión fuera de carretera"],
  meter: ["horas", 2500, 4500],
  yearlyLoss: 0.09,
  dollars: 0.85,
  models: [
    ["Komatsu", "730E", 2004, 2018, 2600, 138500, 725, 625, 1283, "de 183 toneladas"],
    ["Komatsu", "HD785-7", 2008, 2022, 1350, 72000, 621, 505, 1029, "de 91 toneladas"],
    ["Komatsu", "HD465-7", 2006, 2018, 820, 42800, 462, 440, 936, "de 55 toneladas"],
    ["Caterpillar", "777F", 2006, 2013, 1280, 70900, 649, 517, 1054, "de 90 toneladas"],
    ["Caterpillar", "785D", 2008, 2020, 2100, 102000, 664, 573, 1155, "de 133 toneladas"],
    ["Caterpillar", "773F", 2007, 2014, 780, 41300, 503, 436, 960, "de 54 toneladas"],
    ["Hitachi", "EH1700-3", 2008, 2017, 1250, 69000, 586, 540, 1087, "de 95 toneladas"],
  ],
  features: [
    "Tolva revestida y sistema de pesaje.",
    "Retardador dinámico y frenos sumergidos.",
    "Sistema contra incendio de descarga automática.",
    "Cabina con protección y cámara perimetral.",
    "Lubricación centralizada.",
  ],
  wear: [
    "Motor reparado hace {2000..6000/500} horas, con registro de componentes.",
    "Neumáticos con {35..80/5} % de remanente.",
    "Informe de inspección reciente disponible.",
    "Mandos finales y ruedas motrices con análisis de aceite.",
    "Suspensiones cargadas y niveladas en {recent}.",
  ],
  extras: [
    "dos neumáticos de repuesto",
    "escalera hidráulica",
    "registro de componentes",
    "tolva adicional",
  ],
}
