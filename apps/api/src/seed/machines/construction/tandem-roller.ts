import type { MachineKind } from "../machine-kind.ts"

export const tandemRoller: MachineKind = {
  category: "construccion",
  share: 3,
  family: "heavy",
  trade: "works",
  gender: "m",
  drawing: "tandem-roller",
  nouns: ["Rodillo tándem", "Rodillo doble tándem"],
  meter: ["horas", 350, 800],
  yearlyLoss: 0.08,
  models: [
    ["BOMAG", "BW 120 AD-5", 2014, 2026, 44, 2700, 130, 260, 253],
    ["Dynapac", "CC1300", 2015, 2026, 52, 3900, 142, 275, 266, "de 4 toneladas"],
    ["Hamm", "HD 12 VV", 2014, 2026, 45, 2650, 129, 264, 248, "de doble rola"],
    ["Caterpillar", "CB24B", 2013, 2023, 48, 2720, 132, 256, 240],
  ],
  features: [
    "Vibración en dos amplitudes.",
    "Techo con barra antivuelco.",
    "Sistema de riego de tambor con bomba.",
    "Tracción en ambas rolas.",
    "Medidor de compactación en el tablero.",
    "Arranque por código, difícil de robar.",
  ],
  wear: [
    "Tambores sin marcas ni abolladuras.",
    "Vibración pareja, rodamientos cambiados en {recent}.",
    "Raspadores nuevos en ambas rolas.",
    "Trabajó en [pavimentación urbana|bases y subbases|estacionamientos|una planta de reciclaje de asfalto].",
    "Gomas antivibratorias recién cambiadas.",
  ],
  extras: ["baliza y luces LED", "toldo", "raspadores nuevos"],
}
