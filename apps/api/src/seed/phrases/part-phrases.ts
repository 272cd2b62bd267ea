import type { FamilyPhrases } from "./family-phrases.ts"

export const partPhrases: FamilyPhrases = {
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
