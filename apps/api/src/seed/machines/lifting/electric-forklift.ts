import type { MachineKind } from "../machine-kind.ts"

export const electricForklift: MachineKind = {
  category: "elevacion-y-bodega",
  share: 9,
  family: "power",
  trade: "city",
  gender: "f",
  drawing: "forklift",
  nouns: ["Grúa horquilla eléctrica", "Montacargas eléctrico"],
  meter: ["horas", 500, 1100],
  yearlyLoss: 0.09,
  models: [
    ["Linde", "E20", 2011, 2024, 27, 3620, 118, 217, 340, "de 2 toneladas"],
    ["Toyota", "8FBN25", 2011, 2025, 26, 4100, 115, 211, 345, "de 2,5 toneladas"],
    ["Toyota", "8FBE18", 2012, 2025, 22, 3200, 106, 199, 303, "de tres ruedas"],
    ["Jungheinrich", "EFG 220", 2012, 2024, 25, 3300, 106, 204, 310, "de 2 toneladas"],
    ["Crown", "SC 5245", 2011, 2022, 23, 3450, 109, 205, 305, "de tres ruedas"],
    ["Hyster", "J2.5XN", 2012, 2023, 25, 4300, 118, 216, 350, "de 2,5 toneladas"],
    ["BYD", "ECB25", 2018, 2026, 24, 3900, 117, 211, 345, "con batería de litio"],
  ],
  features: [
    "Ideal para bodega de alimentos, sin emisiones.",
    "Cargador trifásico incluido en el precio.",
    "Mástil triple con altura libre.",
    "Gomas que no marcan piso.",
    "Pantalla con nivel de carga y código por operador.",
  ],
  wear: [
    "Batería con {70..95/5} % de capacidad, medida en {recent}.",
    "Batería cambiada en {recent}.",
    "Motores de tracción revisados, sin ruidos.",
    "Trabajó en [bodega de retail|una planta de lácteos|un laboratorio|frigorífico, solo en andén].",
    "Cadenas y rodillos del mástil con lubricación al día.",
  ],
  extras: ["cargador", "batería de repuesto", "desplazador lateral", "luz azul de seguridad"],
}
