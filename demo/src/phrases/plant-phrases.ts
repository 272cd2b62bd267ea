import type { FamilyPhrases } from "./family-phrases.ts"

export const plantPhrases: FamilyPhrases = {
  maintenance: [
    "Mantención preventiva cada {3..6} meses según manual.",
    "Piezas de desgaste cambiadas en la última detención de planta.",
    "Revisad{o} por técnico especialista en {recent}.",
    "Se entrega limpi{o} y revisad{o}.",
    "Repuestos fáciles de conseguir en el país.",
    "Con certificado de la última revisión.",
    "Sin fugas ni reparaciones pendientes.",
    "Funcionando y conectad{o}, se puede ver en operación.",
    "Se muestra funcionando a quien venga a verl{o}.",
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
    "Overhaul completo con repuestos nuevos y pintura.",
    "Reparad{o} a nuevo, con {3..6} meses de garantía por escrito.",
  ],
  forParts: [
    "Se vende para repuestos, le faltan piezas.",
    "Fuera de servicio hace un año, estructura en buen estado.",
    "Para repuestos, ideal para quien ya tenga uno igual.",
  ],
}
