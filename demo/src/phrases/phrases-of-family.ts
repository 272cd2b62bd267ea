import type { Family } from "../machines/machine-kinds.ts"
import { clinicPhrases } from "./clinic-phrases.ts"
import type { FamilyPhrases } from "./family-phrases.ts"
import { heavyPhrases } from "./heavy-phrases.ts"
import { networkPhrases } from "./network-phrases.ts"
import { plantPhrases } from "./plant-phrases.ts"
import { powerPhrases } from "./power-phrases.ts"
import { vehiclePhrases } from "./vehicle-phrases.ts"
import { workshopPhrases } from "./workshop-phrases.ts"

const implementPhrases: FamilyPhrases = {
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

const partPhrases: FamilyPhrases = {
  maintenance: [
    "Revisad{o} y medid{o} antes de publicar.",
    "Se guardó engrasad{o} y envuelt{o} en bodega seca.",
    "Sin trizaduras ni soldaduras.",
    "Se puede llevar a probar con depósito de garantía.",
    "Con registro de mantención.",
    "Limpi{o} y list{o} para montar.",
    "Hilos y superficies de apoyo en buen estado.",
  ],
  history: [
    "Quedó en bodega tras vender la máquina.",
    "Se compró como repuesto de emergencia.",
    "Salió de un equipo dado de baja, con poco uso.",
    "Viene de una faena que terminó contrato.",
    "Se usó en una sola obra.",
    "Lo cambiamos por otra medida.",
  ],
  brandNew: [
    "Nuev{o}, en su caja.",
    "Sin montar, con factura de compra.",
    "Stock de bodega sin uso, garantía de {3..6} meses.",
  ],
  renewed: [
    "Reparad{o} en taller especializado, con {3..6} meses de garantía.",
    "Recuperad{o} con sellos y rodamientos nuevos.",
    "Reacondicionad{o} y probad{o} en banco.",
  ],
  forParts: [
    "Para recuperar o desarmar, con daño visible en las fotos.",
    "Se vende como núcleo para reparar.",
    "Incomplet{o}, sirve para sacar piezas.",
  ],
}

const toolPhrases: FamilyPhrases = {
  maintenance: [
    "Revisad{o} y probad{o} antes de publicar.",
    "Con mantención hecha en servicio técnico.",
    "Limpi{o} y list{o} para trabajar.",
    "Con boleta o factura de compra original.",
    "Tiene marcas de uso, funciona perfecto.",
    "Se puede probar con calma.",
  ],
  history: [
    "Un solo dueño.",
    "Poco uso, la mayor parte del tiempo estuvo en bodega.",
    "Se ocupó en un solo proyecto.",
    "Quedó disponible al terminar el proyecto.",
    "Era equipo de respaldo.",
  ],
  brandNew: [
    "Nuev{o} en caja, con garantía de {6..12/6} meses.",
    "Sin uso, con boleta o factura.",
    "Quedó de una compra mayor, nunca se ocupó.",
  ],
  renewed: [
    "Reparad{o} a nuevo en servicio técnico, con {3..6} meses de garantía.",
    "Reacondicionad{o} con repuestos originales.",
  ],
  forParts: [
    "Para repuestos o para reparar, se vende como está.",
    "No funciona, pero está complet{o}.",
  ],
}

const trailerPhrases: FamilyPhrases = {
  maintenance: [
    "Revisión técnica y permiso de circulación vigentes.",
    "Frenos regulados y pulmones nuevos.",
    "Rodamientos de maza engrasados este año.",
    "Luces LED y conexión eléctrica revisadas.",
    "Pintura nueva sobre chasis arenado.",
    "Quinta rueda y perno rey medidos, dentro de tolerancia.",
    "Homologación y padrón al día.",
  ],
  history: [
    "Único dueño, empresa de transportes.",
    "Se usó en ruta pavimentada.",
    "Estuvo parad{o} los últimos {2..6} meses.",
    "Viene de flota que se renueva cada {6..9} años.",
    "Siempre con el mismo tracto.",
    "Segundo dueño desde {recent}.",
  ],
  brandNew: [
    "Nuev{o} de fábrica, con garantía estructural de {12..24/12} meses.",
    "Sin rodar, con homologación e inscripción incluidas.",
  ],
  renewed: [
    "Reparad{o} por completo: suspensión, frenos, piso y pintura.",
    "Chasis alineado y ejes reconstruidos en maestranza.",
  ],
  forParts: [
    "Para repuestos: chasis torcido, ejes y suspensión buenos.",
    "Sin documentos, se vende por piezas o completo.",
  ],
}

export const phrasesOfFamily: Record<Family, FamilyPhrases> = {
  heavy: heavyPhrases,
  vehicle: vehiclePhrases,
  implement: implementPhrases,
  plant: plantPhrases,
  power: powerPhrases,
  workshop: workshopPhrases,
  clinic: clinicPhrases,
  network: networkPhrases,
  part: partPhrases,
  tool: toolPhrases,
  trailer: trailerPhrases,
}
