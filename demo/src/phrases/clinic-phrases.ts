import type { FamilyPhrases } from "./family-phrases.ts"

export const clinicPhrases: FamilyPhrases = {
  maintenance: [
    "Mantención preventiva hecha en {recent} por ingeniería clínica.",
    "Calibración vigente con certificado.",
    "Se entrega con prueba de funcionamiento ante el comprador.",
    "Baterías y accesorios revisados.",
    "Limpieza y desinfección certificadas antes de la entrega.",
    "Programa actualizado a la última versión disponible.",
    "Sin golpes ni rayas en la carcasa.",
    "Hoja de vida con todas las intervenciones.",
    "Pantalla y teclado sin fallas.",
  ],
  history: [
    "Viene de un laboratorio que se fusionó con otro.",
    "Se usó en consulta particular, pocas horas por día.",
    "Era el equipo de respaldo.",
    "Salió de servicio por renovación tecnológica.",
    "Perteneció a una universidad, uso docente.",
    "Único dueño, compra documentada.",
    "Se ocupó para un proyecto de investigación que ya terminó.",
  ],
  brandNew: [
    "Nuevo, en caja sellada y con garantía de {12..24/12} meses.",
    "Sin uso, sobrante de licitación.",
    "Equipo de demostración, con garantía completa de fábrica.",
  ],
  renewed: [
    "Reacondicionad{o} por servicio técnico, con {6..12/6} meses de garantía.",
    "Se reemplazaron tarjeta, batería y accesorios; queda calibrad{o}.",
    "Revisad{o} y certificad{o}, listo para uso clínico.",
  ],
  forParts: [
    "Para repuestos: enciende pero no completa el autotest.",
    "Se vende sin garantía, para desarme o reparación.",
    "Falla de tarjeta principal, accesorios completos.",
  ],
}
