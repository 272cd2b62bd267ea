import type { FamilyPhrases } from "./family-phrases.ts"

export const trailerPhrases: FamilyPhrases = {
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
