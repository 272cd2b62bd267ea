export const editTexts = {
  title: "Editar anuncio",
  lead: "Cambia lo que necesites y guarda al final.",
  correctTitle: "Corregir anuncio",
  correctLead: "Corrige lo que te pedimos y envíalo de nuevo, sin costo.",
  notesTitle: (reason: string) => `Te pedimos cambios: ${reason}`,
  refusedTitle: (reason: string) => `No aprobamos tus últimos cambios: ${reason}`,
  noReason: "revisa las notas",
  noNotes: "Revisa que los datos y las fotos sean del equipo que vendes.",
  restored: "Recuperamos los cambios que no alcanzaste a guardar.",
  discard: "Descartarlos",
  unchanged: "Aún no has cambiado nada.",
  atOnce: "Estos cambios se publican de inmediato.",
  willBeReviewed:
    "Estos cambios pasan por revisión. Mientras tanto se sigue viendo la versión aprobada.",
  inReviewNow:
    "Tienes cambios en revisión: al guardar, estos toman su lugar. Mientras tanto se ve la versión aprobada.",
  correctsWaiting:
    "Tu anuncio está en revisión: al guardar, esta versión toma el lugar de la anterior, sin costo.",
  endedReviewed:
    "Estos cambios pasan por revisión. Si publicas el anuncio antes, se verá la versión aprobada.",
  endedAtOnce: "Estos cambios se verán cuando vuelvas a publicar el anuncio.",
  resubmit: "Al guardar, tu anuncio vuelve a revisión.",
  save: "Guardar cambios",
  send: "Enviar a revisión",
  resend: "Enviar de nuevo",
  saving: "Guardando…",
  wrong: "Revisa lo que está marcado.",
  cancel: "Volver a mis anuncios",
  offline: "No hay conexión. Lo que cambiaste sigue aquí: vuelve a intentarlo cuando la tengas.",
  loggedOut: "Tu sesión terminó. Lo que cambiaste está guardado en este dispositivo.",
  logIn: "Iniciar sesión y seguir",
} as const
