import type { MachineKind } from "../machine-kind.ts"

export const telehandler: MachineKind = {
  category: "elevacion-y-bodega",
  share: 7,
  family: "heavy",
  trade: "works",
  gender: "m",
  drawing: "telehandler",
  nouns: ["Manipulador telescópico", "Telehandler"],
  meter: ["horas", 500, 1000],
  yearlyLoss: 0.085,
  models: [
    ["Manitou", "MT 1840", 2011, 2024, 122, 11750, 242, 256, 617, "de 17,5 metros"],
    ["Manitou", "MT 732", 2012, 2025, 82, 6700, 228, 230, 475, "de 7 metros"],
    ["JCB", "540-170", 2011, 2023, 118, 12200, 244, 269, 636, "de 17 metros"],
    ["JCB", "531-70", 2012, 2024, 84, 7000, 235, 249, 499, "agrícola de 7 metros"],
    ["JLG", "4017RS", 2012, 2022, 112, 11600, 243, 250, 620, "de 4 toneladas"],
    ["Merlo", "P40.17", 2012, 2023, 120, 11400, 239, 252, 603, "de 4 toneladas"],
    ["Bobcat", "T40.180", 2013, 2023, 116, 11800, 242, 257, 618, "de 18 metros"],
  ],
  features: [
    "Tres modos de dirección y 4x4.",
    "Estabilizadores delanteros y nivelador.",
    "Limitador de momento de carga.",
    "Cabina con aire y joystick.",
    "Acople rápido de implementos.",
  ],
  wear: [
    "Cadenas de extensión ajustadas.",
    "Neumáticos al {50..90/10} %.",
    "Sale de contrato [minero|de montaje|de edificación], con informe de entrega.",
    "Patines de pluma cambiados en {recent}.",
  ],
  extras: [
    "horquillas y canastillo",
    "control remoto",
    "balde",
    "pluma con gancho",
    "certificación vigente",
  ],
}
