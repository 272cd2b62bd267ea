import type { MachineKind } from "../machine-kind.ts"

export const undergroundLoader: MachineKind = {
  category: "mineria",
  share: 8,
  family: "heavy",
  trade: "mining",
  gender: "m",
  drawing: "lhd",
  nouns: ["Scooptram LHD", "Cargador de bajo perfil LHD"],
  meter: ["horas", 1200, 2600],
  yearlyLoss: 0.1,
  dollars: 0.75,
  models: [
    ["Sandvik", "LH410", 2009, 2023, 720, 26200, 261, 240, 968, "de 10 toneladas"],
    ["Sandvik", "LH307", 2009, 2022, 520, 18500, 222, 220, 845, "de 6,7 toneladas"],
    ["Sandvik", "LH203", 2008, 2020, 330, 8700, 148, 207, 696, "de 3,5 toneladas"],
    ["Atlas Copco", "ST7", 2009, 2017, 500, 18600, 224, 216, 860, "de 6,8 toneladas"],
    ["Epiroc", "ST1030", 2011, 2024, 700, 26300, 249, 235, 980, "de 10 toneladas"],
    ["Caterpillar", "R1300G", 2008, 2020, 480, 20950, 220, 212, 871, "de 6,8 toneladas"],
    ["Caterpillar", "R1600H", 2012, 2022, 690, 29800, 256, 240, 971, "de 10 toneladas"],
  ],
  features: [
    "Balde reforzado con cuchilla apernada.",
    "Cabina con protección FOPS y ROPS.",
    "Mando a distancia por radio.",
    "Purificador catalítico de gases.",
    "Supresión de incendio y parada exterior.",
  ],
  wear: [
    "Transmisión nueva, con {400..2500/100} horas.",
    "Neumáticos lisos al {40..80/10} %.",
    "Articulación central embujada en {recent}.",
    "Sale de [mina de cobre subterránea|labores de desarrollo|mina de oro en cierre].",
    "Frenos y diferenciales reparados con respaldo.",
  ],
  extras: ["mando a distancia", "balde de repuesto", "neumático de repuesto", "kit de filtros"],
}
