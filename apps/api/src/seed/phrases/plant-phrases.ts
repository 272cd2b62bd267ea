import type { FamilyPhrases } from "./family-phrases.ts"

export const plantPhrases: FamilyPhrases = {
  maintenance: [
    "Mantención preventiva cada {3..6} meses según manual.",
    "Rodamientos, correas y sellos cambiados en la última detención de planta.",
    "Motores medidos y tablero revisado por eléctrico autorizado.",
    "Se entrega limpi{o} y sanitizad{o}.",
    "Con repuestos críticos: sellos, correas y sensores.",
    "Tablero eléctrico ordenado y con planos.",
    "Reductor con cambio de aceite reciente.",
    "Funcionando y conectad{o}, se puede ver en operación.",
    "Variador de frecuencia y contactores nuevos.",
    "Manual, planos y hoja de vida incluidos.",
    "Última mantención mayor en {recent}.",
  ],
  history: [
    "Trabajó un turno por día, nunca en continuo.",
    "Quedó fuera por aumento de capacidad de la planta.",
    "Se usó solo en temporada, unos {3..6} meses por año.",
    "Desmontad{o} por técnicos y guardad{o} en bodega seca.",
    "Estuvo como equipo de respaldo, con pocas horas reales.",
    "Sale de una planta certificada que renovó su línea.",
    "Comprad{o} nuev{o} al representante en Chile.",
  ],
  brandNew: [
    "Nuev{o}, en su embalaje original.",
    "Sin uso, sobrante de un proyecto que se suspendió. Garantía de {6..12/6} meses.",
    "Equipo nuevo con puesta en marcha incluida en {region}.",
  ],
  renewed: [
    "Reacondicionad{o} en fábrica, con protocolo de pruebas.",
    "Overhaul completo: rodamientos, sellos, motor rebobinado y pintura.",
    "Reparad{o} a nuevo, con {3..6} meses de garantía por escrito.",
  ],
  forParts: [
    "Se vende para repuestos, faltan piezas del accionamiento.",
    "No opera: falla del tablero. Mecánicamente completo.",
    "Para repuestos, ideal para quien ya tenga uno igual.",
  ],
}
