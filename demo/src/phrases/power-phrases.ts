import type { FamilyPhrases } from "./family-phrases.ts"

export const powerPhrases: FamilyPhrases = {
  maintenance: [
    "Cambio de aceite y filtros cada {200..500/50} horas, con registro.",
    "Última mantención hecha en [febrero|abril|junio|octubre] por servicio técnico autorizado.",
    "Probad{o} a plena carga durante {2..4} horas, con informe.",
    "Baterías de partida nuevas.",
    "Mangueras y correas cambiadas preventivamente.",
    "Radiador lavado y refrigerante nuevo.",
    "Sin fugas de aceite ni combustible.",
    "Cabina sin óxido y cierres completos.",
    "Se parte y se prueba una vez al mes.",
    "Termografía de tablero sin puntos calientes.",
  ],
  history: [
    "Era respaldo de [un edificio|una clínica|un supermercado|una planta de frío] y trabajó solo en cortes.",
    "Estuvo en faena dos años y después en bodega.",
    "Único dueño, nunca en arriendo.",
    "Viene de flota de arriendo con mantención al día.",
    "Se dimensionó para una ampliación que no se hizo.",
    "Se usó en terreno por una temporada.",
    "Quedó disponible cuando llegó la red eléctrica definitiva.",
  ],
  brandNew: [
    "Nuev{o}, cero hora, con garantía de {12..24/12} meses.",
    "Sin uso, se entrega con carga de fluidos y puesta en marcha.",
    "Unidad en stock, entrega inmediata con manuales.",
  ],
  renewed: [
    "Motor reparado a nuevo hace {50..300/25} horas, con certificado de prueba.",
    "Reacondicionad{o}: sellos, filtros, pintura y tablero nuevo.",
    "Overhaul en servicio autorizado, con {3..6} meses de garantía.",
  ],
  forParts: [
    "Para repuestos: parte mecánica dañada, tablero y chasis buenos.",
    "No parte hace un año, se vende como está y sin garantía.",
    "Para desarme, faltan tarjeta de control y tapas.",
  ],
}
