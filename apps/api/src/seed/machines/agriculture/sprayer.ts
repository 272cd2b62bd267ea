import type { MachineKind } from "../machine-kind.ts"

export const sprayer: MachineKind = {
  category: "agricultura",
  share: 10,
  family: "implement",
  trade: "orchard",
  gender: "f",
  drawing: "sprayer",
  nouns: ["Nebulizadora", "Nebulizadora de arrastre", "Pulverizadora"],
  yearlyLoss: 0.11,
  brandNew: 0.12,
  models: [
    ["Jacto", "Arbus 2000 TP", 2010, 2026, 15.5, 790, 166, 168, 392, "de 2.000 litros"],
    ["Jacto", "Arbus 4000", 2012, 2024, 22, 1400, 190, 190, 430, "de 4.000 litros"],
    ["Jacto", "Condor 800", 2010, 2025, 11, 420, 240, 230, 150, "de levante"],
    ["Parada", "Turbo 2000", 2008, 2025, 12, 760, 160, 165, 380, "de 2.000 litros"],
    ["Teyme", "Eolo 2100", 2010, 2025, 16, 820, 158, 150, 390, "de turbina invertida"],
    ["Unigreen", "Turboteuton 2000", 2011, 2025, 17, 860, 160, 155, 400, "con torre"],
    ["Hardi", "Ranger 2500", 2012, 2024, 27, 1600, 255, 290, 520, "con barra de 18 metros"],
    ["Fede", "Qi 9.0", 2018, 2026, 32, 1150, 165, 160, 420, "con control electrónico"],
  ],
  features: [
    "Bomba de pistones de {90..150/10} litros por minuto.",
    "Turbina de {820..920/20} mm de dos velocidades.",
    "Estanque de polietileno con lavado interno.",
    "Mando eléctrico desde la cabina.",
    "Boquillas [cerámicas|antideriva] dobles.",
    "Incorporador de producto y lavamanos.",
  ],
  wear: [
    "Boquillas nuevas y cardán recién cambiado.",
    "Bomba reparada con membranas y válvulas nuevas.",
    "Estanque sin trizaduras.",
    "Turbina balanceada en {recent}.",
    "Aplicó en [cerezos|uva de mesa|nogales|manzanos|trigo].",
  ],
  extras: ["cardán homocinético", "juego de boquillas", "manómetro nuevo", "agitador hidráulico"],
}
