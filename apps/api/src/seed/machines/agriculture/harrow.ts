import type { MachineKind } from "../machine-kind.ts"

export const harrow: MachineKind = {
  category: "agricultura",
  share: 10,
  family: "implement",
  trade: "farm",
  gender: "f",
  drawing: "implement",
  nouns: ["Rastra", "Rastra de discos", "Rastra offset"],
  yearlyLoss: 0.07,
  brandNew: 0.15,
  models: [
    ["Baldan", "CRI 20x26", 2006, 2026, 15, 2260, 246, 140, 480, "de 20 discos"],
    ["Baldan", "ATCR 32x28", 2006, 2024, 26, 4100, 330, 150, 540, "de 32 discos"],
    ["Tatu Marchesan", "GAICR 24x26", 2005, 2024, 18, 2700, 280, 140, 500, "offset"],
    ["Tatu Marchesan", "GN 36x22", 2005, 2023, 14, 1500, 330, 130, 420, "niveladora"],
    ["Fiedler", "RO 18", 2008, 2026, 11, 1700, 230, 135, 430, "de 18 discos"],
    ["Kuhn", "Discover XM 32", 2009, 2022, 32, 3900, 370, 150, 520, "de tiro"],
    ["Maschio", "DM 3000", 2012, 2026, 20, 1250, 300, 130, 150, "rotativa de 3 metros"],
  ],
  features: [
    "Levante hidráulico con ruedas dobles.",
    "Discos de {22..28/2} pulgadas, delanteros recortados.",
    "Requiere tractor de al menos {75..140/5} HP.",
    "Chasis tubular reforzado.",
    "Regulación de ángulo por manivela.",
  ],
  wear: [
    "Discos con poco desgaste.",
    "Rodamientos reemplazados el invierno pasado.",
    "Cilindro y mangueras nuevos.",
    "Trabajó en suelos trumaos, livianos.",
    "Ejes derechos y separadores completos.",
  ],
  extras: ["discos de repuesto", "barra de tiro", "cilindro hidráulico", "rodillo desterronador"],
}
