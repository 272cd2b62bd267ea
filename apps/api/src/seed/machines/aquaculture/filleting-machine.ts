import type { MachineKind } from "../machine-kind.ts"

export const filletingMachine: MachineKind = {
  category: "pesca-y-acuicultura",
  share: 8,
  family: "plant",
  trade: "salmon",
  gender: "f",
  drawing: "filleting-line",
  nouns: ["Fileteadora de salmón", "Fileteadora de pescado"],
  meter: ["horas", 700, 1800],
  yearlyLoss: 0.085,
  models: [
    ["Baader", "581", 2006, 2022, 170, 1850, 130, 190, 320, "de 20 piezas por minuto"],
    ["Baader", "200", 2000, 2016, 145, 1700, 125, 185, 310, "para salmón entero"],
    ["Marel", "MS 2730", 2010, 2024, 185, 1900, 130, 190, 330, "de 25 piezas por minuto"],
    ["Trio", "FSM 2", 2004, 2020, 48, 560, 100, 140, 200, "despellejadora"],
    ["Baader", "52", 2004, 2020, 42, 350, 105, 125, 140, "despellejadora"],
  ],
  features: [
    "Para peces de 2 a 7 kilos.",
    "Acero inoxidable, lavado a presión.",
    "Ajuste fino de corte por lomo y vientre.",
    "Parte de línea con cinta de salida.",
  ],
  wear: [
    "Cuchillos circulares nuevos y otros en reserva.",
    "Mantención según manual en {recent}.",
    "Rodillos recién rectificados.",
    "Se puede ver trabajando en planta con aviso previo.",
  ],
  extras: ["juego de cuchillos", "cinta de salida", "tablero de repuesto", "manual de ajuste"],
}
