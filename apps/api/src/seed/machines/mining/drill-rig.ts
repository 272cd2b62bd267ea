import type { MachineKind } from "../machine-kind.ts"

export const drillRig: MachineKind = {
  category: "mineria",
  share: 9,
  family: "heavy",
  trade: "mining",
  gender: "f",
  drawing: "drill-rig",
  nouns: ["Perforadora", "Perforadora de superficie", "Equipo de perforación"],
  meter: ["horas", 800, 1700],
  yearlyLoss: 0.09,
  dollars: 0.75,
  models: [
    ["Epiroc", "SmartROC D65", 2014, 2025, 680, 23200, 249, 352, 1136, "con martillo de fondo"],
    ["Epiroc", "FlexiROC T35", 2013, 2024, 420, 15200, 248, 320, 1120, "con martillo en cabeza"],
    ["Atlas Copco", "ROC L8", 2005, 2014, 560, 19500, 247, 325, 1110, "con martillo de fondo"],
    ["Sandvik", "Pantera DP1500i", 2011, 2022, 590, 22500, 254, 355, 1150, "de orugas"],
    ["Sandvik", "DI550", 2012, 2021, 620, 24000, 255, 350, 1160, "con martillo de fondo"],
    ["Boart Longyear", "LF90D", 2008, 2022, 310, 7800, 230, 250, 700, "de diamantina"],
    ["Schramm", "T450GT", 2006, 2018, 480, 19800, 244, 390, 1040, "de aire reverso"],
    ["Furukawa", "HCR1200", 2007, 2018, 360, 12900, 240, 310, 1030, "con martillo en cabeza"],
  ],
  features: [
    "Compresor a bordo de {20..28} bar.",
    "Carrusel de barras y colector de polvo.",
    "Sistema de navegación de pozos.",
    "Cabina presurizada con aire acondicionado.",
    "Perfora de {89..203/38} mm.",
  ],
  wear: [
    "Compresor revisado y unidad de aire sin fugas.",
    "Cadenas de avance y deslizaderas nuevas.",
    "Cabezal de rotación reparado en {recent}.",
    "Orugas al {50..85/5} %.",
    "Trabajó en [tronadura de bancos|prospección|canteras|caminos de acceso].",
  ],
  extras: [
    "juego de barras",
    "martillo y tricono",
    "repuestos de colector",
    "historial de mantención",
  ],
}
