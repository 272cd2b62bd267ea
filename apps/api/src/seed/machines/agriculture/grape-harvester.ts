import type { MachineKind } from "../machine-kind.ts"

export const grapeHarvester: MachineKind = {
  category: "agricultura",
  share: 4,
  family: "heavy",
  trade: "wine",
  gender: "f",
  drawing: "grape-harvester",
  nouns: ["Vendimiadora", "Vendimiadora autopropulsada"],
  meter: ["horas", 180, 320],
  yearlyLoss: 0.085,
  models: [
    ["New Holland", "Braud 9090X", 2011, 2020, 290, 9600, 276, 396, 560, "con despalillador"],
    ["New Holland", "Braud 9060L", 2010, 2019, 255, 8900, 276, 385, 545, "de dos tolvas"],
    ["Pellenc", "8590", 2011, 2019, 270, 9300, 280, 390, 560, "con selector"],
    ["Grégoire", "G8.260", 2012, 2021, 250, 9100, 275, 390, 565, "con tolvas de acero inoxidable"],
    ["Ero", "Grapeliner 6000", 2013, 2022, 265, 9500, 278, 395, 570, "con despalilladora"],
  ],
  features: [
    "Tolvas de acero inoxidable.",
    "Sacudidores ajustables desde la cabina.",
    "Nivelación en ladera.",
    "Aspiradores superiores e inferiores.",
    "Cabina con aire, cámaras y pantalla de trabajo.",
  ],
  wear: [
    "Escamas y varillas cambiadas antes de la vendimia.",
    "Se guarda bajo techo y tiene historial completo de servicio.",
    "Cosechó [uva tinta en espaldera|Sauvignon en Casablanca|Carmenere y Merlot].",
    "Correas transportadoras nuevas.",
    "Motores hidráulicos revisados en {recent}.",
  ],
  extras: ["juego de sacudidores", "varillas de repuesto", "despalillador", "cabezal para olivos"],
}
