import type { MachineKind } from "../machine-kind.ts"

export const concretePump: MachineKind = {
  category: "construccion",
  share: 4,
  family: "heavy",
  trade: "works",
  gender: "f",
  drawing: "concrete-pump",
  nouns: ["Bomba de hormigón", "Bomba de hormigón estacionaria"],
  meter: ["horas", 250, 600],
  yearlyLoss: 0.09,
  models: [
    ["Putzmeister", "BSA 1409 D", 2008, 2022, 110, 4350, 190, 225, 580, "de 90 m³ por hora"],
    ["Putzmeister", "BSA 1005 D", 2006, 2018, 78, 2900, 178, 208, 512, "sobre remolque"],
    ["Schwing", "SP 500", 2008, 2020, 68, 2250, 168, 191, 470, "sobre remolque"],
    ["Schwing", "SP 1800", 2010, 2022, 105, 4100, 188, 218, 560, "diésel"],
    ["SANY", "HBT6013C-5", 2012, 2023, 72, 5200, 207, 236, 620, "de 60 m³ por hora"],
    ["Turbosol", "TM 30 DCP", 2010, 2024, 38, 1750, 160, 165, 420, "para mortero y gravilla"],
  ],
  features: [
    "Tubería de alta presión incluida en el precio.",
    "Mando a distancia con cable y por radio.",
    "Agitador y rejilla en buen estado.",
    "Válvula [S|de compuerta] con anillo de desgaste nuevo.",
    "Lanza con licencia de arrastre.",
  ],
  wear: [
    "Cilindros de hormigón sin rayas.",
    "Placa de anteojo y anillo cambiados hace {400..1800/100} m³.",
    "Pistones de goma nuevos.",
    "Trabajó en [edificios de altura|túneles|fundaciones de parques eólicos].",
    "Bomba principal reparada en {recent}.",
  ],
  extras: [
    "{60..120/20} metros de tubería",
    "abrazaderas y codos",
    "mangueras terminales",
    "control remoto",
    "pelotas de limpieza",
  ],
}
