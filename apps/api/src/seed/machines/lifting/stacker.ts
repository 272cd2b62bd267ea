import type { MachineKind } from "../machine-kind.ts"

export const stacker: MachineKind = {
  category: "elevacion-y-bodega",
  share: 8,
  family: "plant",
  trade: "city",
  gender: "m",
  drawing: "reach-truck",
  nouns: ["Apilador eléctrico", "Apilador"],
  meter: ["horas", 250, 600],
  yearlyLoss: 0.1,
  brandNew: 0.12,
  models: [
    ["Crown", "ST 3000", 2012, 2024, 9.4, 1010, 81, 196, 193, "de 1.200 kilos"],
    ["Jungheinrich", "EJC 112", 2012, 2025, 8.9, 870, 80, 197, 190, "de 1.200 kilos"],
    ["Linde", "L12", 2012, 2024, 9.2, 900, 80, 195, 189, "de 1.200 kilos"],
    ["Toyota", "SWE120", 2014, 2026, 9.8, 850, 79, 196, 188, "de 1.200 kilos"],
    ["Noblelift", "PS 1229", 2016, 2026, 5.2, 620, 80, 200, 185, "de 2,9 metros"],
    ["Yale", "MS14", 2012, 2023, 9, 950, 80, 198, 192, "de 1.400 kilos"],
  ],
  features: [
    "Levanta hasta {2.9..4.2/0.1} metros.",
    "Cargador incorporado, se enchufa a 220 V.",
    "Operador a pie con timón ergonómico.",
    "Brazos soporte y horquillas de 115 cm.",
  ],
  wear: [
    "Ruedas nuevas y batería con buena autonomía.",
    "Cadena de elevación ajustada.",
    "Batería reemplazada en {recent}.",
    "Uso en bodega chica, piso liso.",
  ],
  extras: [
    "cargador externo",
    "plataforma rebatible",
    "batería nueva",
    "transpaleta manual de regalo",
  ],
}
