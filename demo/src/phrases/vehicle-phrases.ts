import type { FamilyPhrases } from "./family-phrases.ts"

export const vehiclePhrases: FamilyPhrases = {
  maintenance: [
    "Revisión técnica y permiso de circulación vigentes.",
    "Mantenciones en la marca cada {20..30/5} mil kilómetros.",
    "Frenos y balatas cambiados hace {5..25/5} mil kilómetros.",
    "Se cambió embrague y volante el año pasado.",
    "Neumáticos delanteros nuevos, los traseros al {50..85/5} %.",
    "Última mantención hecha en [enero|abril|julio|septiembre], con boleta.",
    "No pasa aceite, no bota agua, parte altiro.",
    "Documentos al día y sin multas ni prendas.",
    "Inyectores revisados en laboratorio diésel.",
    "Aire acondicionado, vidrios y tablero funcionando.",
    "Baterías nuevas con garantía.",
    "Seguro obligatorio pagado hasta marzo.",
  ],
  history: [
    "Único dueño, comprad{o} en concesionario.",
    "Siempre con el mismo chofer.",
    "Viene de flota con renovación cada {4..6} años.",
    "Sin choques, se acepta revisión en taller de confianza del comprador.",
    "Se usó solo en ruta, nada de faena.",
    "Trabajó en contrato minero con mantención por kilómetro.",
    "Segundo dueño desde {recent}.",
    "Transferencia inmediata, dueño directo.",
  ],
  brandNew: [
    "Cero kilómetro, con homologación y garantía de fábrica.",
    "Unidad nueva en stock, se entrega con primera revisión y patente.",
    "Sin uso, garantía de {2..3} años o {100..200/50} mil kilómetros.",
  ],
  renewed: [
    "Motor ajustado a nuevo hace {5..30/5} mil kilómetros, con boletas a la vista.",
    "Reparad{o} por completo: motor, caja, frenos y pintura.",
    "Restaurad{o} este año, se nota el trabajo por dentro y por fuera.",
  ],
  forParts: [
    "Para desarme o repuestos: chocad{o} adelante, caja y diferenciales buenos.",
    "Motor con biela cortada. Se vende sin documentos de circulación vigentes.",
    "Quedó fuera de servicio por incendio parcial en cabina; chasis y ejes sanos.",
  ],
}
