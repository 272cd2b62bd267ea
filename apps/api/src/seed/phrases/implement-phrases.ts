import type { FamilyPhrases } from "./family-phrases.ts"

export const implementPhrases: FamilyPhrases = {
  maintenance: [
    "Rodamientos y retenes cambiados la temporada pasada.",
    "Engrasad{o} al terminar cada temporada y guardad{o} bajo galpón.",
    "Pernos y seguros completos.",
    "Se pintó el chasis el invierno pasado para evitar el óxido.",
    "Soldaduras sanas, sin refuerzos ni parches.",
    "Sin óxido, siempre bajo techo.",
    "Todo ajustado y list{o} para enganchar y trabajar.",
    "Se entrega con engrase completo.",
  ],
  history: [
    "Se usó unas {3..8} semanas por temporada.",
    "Trabajó en campo propio, nunca en servicio a terceros.",
    "Trabajó unas {80..400/20} hectáreas por año.",
    "Único dueño, campo familiar.",
    "Comprad{o} para un proyecto que duró dos temporadas.",
    "Estuvo parad{o} desde la temporada pasada.",
    "Se retira de un campo que pasó a riego tecnificado.",
  ],
  brandNew: [
    "Nuev{o}, sin uso, armad{o} y probad{o} en patio.",
    "A estrenar, con {12..24/12} meses de garantía del importador.",
    "Saldo de importación, nunca trabajó.",
  ],
  renewed: [
    "Reacondicionad{o} por completo: rodamientos, pernos y pintura.",
    "Se reforzó el chasis y se reemplazó todo el tren de desgaste.",
    "Reparad{o} en maestranza agrícola, queda como para varias temporadas.",
  ],
  forParts: [
    "Se vende para repuestos, el chasis está doblado.",
    "Para desarme: quedan buenas las ruedas y el chasis.",
    "Incomplet{o}, sirve como donante para otra igual.",
  ],
}
