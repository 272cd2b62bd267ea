import type { FamilyPhrases } from "./family-phrases.ts"

export const workshopPhrases: FamilyPhrases = {
  maintenance: [
    "Nivelad{o} y con geometría verificada en {recent}.",
    "Guías lubricadas y sin marcas.",
    "Cambio de aceites y filtros en la última mantención.",
    "Parámetros y programas respaldados.",
    "Ventiladores y gabinete eléctrico limpios.",
    "Se mantuvo con técnico de la marca dos veces al año.",
    "Sin golpes, sin juego en los ejes.",
    "Tablero ordenado, con diagramas eléctricos.",
    "Protecciones y parada de emergencia operativas.",
    "Bombas de refrigerante y lubricación funcionando.",
  ],
  history: [
    "Trabajó un turno, en series cortas.",
    "Viene de una maestranza que cerró su área de producción.",
    "Se usó para prototipos y reparaciones.",
    "Perteneció a un liceo técnico, con muy pocas horas.",
    "Único dueño desde nuev{o}.",
    "Está instalad{o} y conectad{o}, se ve trabajando.",
    "Importad{o} usad{o} desde Europa en {recent} y puest{o} en marcha acá.",
  ],
  brandNew: [
    "Nuev{o}, con embalaje y garantía de {12..24/12} meses.",
    "Sin uso, incluye puesta en marcha y capacitación de un día.",
    "En exhibición, nunca trabajó en producción.",
  ],
  renewed: [
    "Rectificad{o} y rasquetead{o}, queda con precisión de fábrica.",
    "Se renovó electrónica y guías; se entrega con prueba de corte.",
    "Reacondicionad{o} con rodamientos de husillo nuevos.",
  ],
  forParts: [
    "Para repuestos o para reparar: falla del control.",
    "Sin motor principal, bancada y carros buenos.",
    "Se vende para desarme, tarjetas probadas.",
  ],
}
