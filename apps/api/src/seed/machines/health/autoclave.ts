import type { MachineKind } from "../machine-kind.ts"

export const autoclave: MachineKind = {
  category: "salud-y-laboratorio",
  share: 7,
  family: "clinic",
  trade: "city",
  gender: "m",
  drawing: "autoclave",
  nouns: ["Autoclave", "Esterilizador"],
  yearlyLoss: 0.1,
  brandNew: 0.1,
  models: [
    ["Tuttnauer", "3870EA", 2010, 2025, 11, 98, 67, 52, 82, "de 85 litros"],
    ["Tuttnauer", "2540M", 2010, 2025, 4.2, 50, 51, 36, 54, "de mesa"],
    ["Melag", "Vacuklav 44-B", 2013, 2026, 6.8, 65, 47, 49, 63, "clase B"],
    ["Getinge", "HS 33", 2008, 2023, 29, 680, 90, 180, 110, "de piso"],
    ["Steris", "Amsco Century", 2008, 2022, 48, 1100, 95, 190, 130, "de doble puerta"],
  ],
  features: [
    "Secado por vacío y ciclos preprogramados.",
    "Registro impreso de cada ciclo.",
    "Cámara de acero inoxidable {304..316/12}.",
    "Válvula de seguridad certificada.",
  ],
  wear: [
    "Validación térmica realizada en {recent}.",
    "Puerta y empaquetadura en buen estado.",
    "Resistencias y sensor cambiados.",
    "Uso en clínica dental, dos ciclos por día.",
  ],
  extras: ["bandejas", "impresora de ciclos", "destilador", "empaquetadura de repuesto"],
}
