import type { MachineKind } from "../machine-kind.ts"

export const processorHead: MachineKind = {
  category: "forestal-y-madera",
  share: 5,
  family: "part",
  trade: "forest",
  gender: "m",
  drawing: "processor-head",
  nouns: ["Cabezal procesador", "Cabezal cosechador"],
  yearlyLoss: 0.12,
  dollars: 0.6,
  models: [
    ["Waratah", "HTH622B", 2009, 2022, 125, 2130, 173, 190, 160, "de cuatro rodillos"],
    ["Waratah", "H270E", 2010, 2023, 98, 1300, 145, 170, 150, "para eucalipto"],
    ["Log Max", "7000C", 2010, 2023, 105, 1650, 160, 180, 150, "de tres rodillos"],
    ["Ponsse", "H7", 2010, 2024, 92, 1150, 150, 165, 140, "con descortezado"],
    ["SP Maskiner", "761 LF", 2012, 2024, 96, 1480, 150, 170, 150, "para pino"],
  ],
  features: [
    "Computador de medición calibrado.",
    "Sierra superior e inferior.",
    "Diámetro de corte hasta {60..82/2} cm.",
    "Para máquina de {20..28} toneladas.",
  ],
  wear: [
    "Mangueras recientemente cambiadas.",
    "Rodillos con {50..90/10} % de vida.",
    "Cuchillos desramadores rellenados y afilados.",
    "Motores hidráulicos resellados en {recent}.",
  ],
  extras: ["computador y pantalla", "rotador", "espadas y cadenas", "rodillos de repuesto"],
}
