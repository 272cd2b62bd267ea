import type { FamilyPhrases } from "./family-phrases.ts"

export const heavyPhrases: FamilyPhrases = {
  maintenance: [
    "Mantenciones cada 250 horas con bitácora al día.",
    "Última mantención hace {40..190/10} horas: aceites, filtros y engrase completo.",
    "Se le hizo análisis de aceite de motor e hidráulico en [marzo|mayo|junio|agosto], sin novedades.",
    "[Bomba|Bombas] y cilindros hidráulicos sin fugas.",
    "Motor sin consumo de aceite y parte al primer toque, también en frío.",
    "Mantenid{o} siempre con filtros originales.",
    "Historial de mantenciones en el representante de la marca.",
    "Se cambiaron mangueras, alternador y baterías durante el último año.",
    "Sistema de carga y luces en orden.",
    "Pauta de mantención al día, se muestran las facturas de repuestos.",
    "Sin códigos de falla en el tablero, se puede conectar escáner.",
    "Radiador limpio y termostatos cambiados el verano pasado.",
  ],
  history: [
    "Un solo operador durante los últimos {2..5} años.",
    "Segundo dueño, con factura de compra.",
    "Único dueño, comprad{o} nuev{o} en Chile.",
    "Siempre operad{o} por personal propio, nunca se arrendó.",
    "Viene de flota de arriendo con mantención en faena.",
    "Estuvo detenid{o} los últimos {3..8} meses, se parte todas las semanas.",
    "Llegó importad{o} directo en {recent} y desde entonces tiene papeles nacionales.",
    "Trabajó en turno simple, nunca de noche.",
  ],
  brandNew: [
    "Equipo cero hora con garantía de {12..24/12} meses o {1500..3000/500} horas.",
    "Nuev{o}, con inscripción y primera mantención incluidas.",
    "Unidad sin uso, entrega técnica y capacitación al operador incluidas.",
    "Llegó en el último embarque; se entrega con manuales en español y llaves duplicadas.",
  ],
  renewed: [
    "Reacondicionad{o} en taller propio: motor, hidráulica y pintura.",
    "Se hizo overhaul completo de motor con respaldo de repuestos originales; lleva {80..400/20} horas desde entonces.",
    "Reparación mayor terminada este año, con {3..6} meses de garantía en motor y bombas.",
    "Desarmad{o}, arenad{o} y pintad{o}; bujes, pasadores y sellos nuevos.",
  ],
  forParts: [
    "Se vende para repuestos: el motor está fundido, el resto completo.",
    "Para desarme. Bombas, mandos finales y cabina en buen estado.",
    "No parte, falla de la bomba de inyección. Se vende completo como está.",
    "Golpe lateral con estructura dañada; motor e hidráulica recuperables.",
  ],
}
