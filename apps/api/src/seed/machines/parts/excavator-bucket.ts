import type { MachineKind } from "../machine-kind.ts"

export const excavatorBucket: MachineKind = {
  category: "repuestos-y-herramientas",
  share: 7,
  family: "part",
  trade: "works",
  gender: "m",
  drawing: "attachment",
  nouns: ["Balde roquero", "Balde para excavadora"],
  yearlyLoss: 0.09,
  brandNew: 0.15,
  models: [
    [
      "Caterpillar",
      "1,2 m³",
      2010,
      2026,
      5.4,
      1060,
      135,
      125,
      140,
      "para excavadora de 20 toneladas",
    ],
    ["Komatsu", "1,4 m³", 2010, 2026, 6.2, 1250, 145, 130, 145, "para PC210"],
    ["Hensley", "2,1 m³", 2012, 2026, 11, 2100, 170, 155, 165, "para excavadora de 36 toneladas"],
    ["Wimmer", "0,3 m³", 2010, 2026, 1.4, 210, 60, 70, 80, "para retroexcavadora"],
    ["Geith", "1,0 m³", 2012, 2026, 4.2, 860, 120, 120, 130, "de limpieza"],
  ],
  features: [
    "Planchas de desgaste y cantoneras.",
    "Dientes J{300..460/50} con pasador.",
    "Pasadores de {70..90/5} mm incluidos.",
    "Acero antidesgaste de 450 Brinell.",
  ],
  wear: [
    "No tiene trizaduras.",
    "Dientes al {50..90/10} %.",
    "Orejas rellenadas y barrenadas en {recent}.",
    "Trabajó en cantera de áridos.",
  ],
  extras: ["juego de dientes", "pasadores", "cuchilla apernable", "cantoneras nuevas"],
}
