import type { HoldCause, HoldOutcome } from "@wara/domain/ads/ad-hold"

export const holdPanelTexts = {
  title: "Revisión preventiva",
  place: "Dejar en revisión preventiva",
  placeLead:
    "El anuncio deja de verse ahora mismo. El vendedor recibe el motivo por correo y puede apelar una vez; decide otra persona del equipo. Sus días quedan en pausa.",
  placeNotes: "Mensaje para el vendedor",
  placed: "El anuncio quedó en revisión preventiva",
  release: "Publicar otra vez",
  releaseLead:
    "El anuncio vuelve a verse y recupera los días de la revisión. El vendedor recibe un correo.",
  releaseNotes: "Mensaje para el vendedor (opcional)",
  released: "El anuncio está publicado otra vez",
  own: "Tú lo dejaste en revisión: decide otra persona del equipo.",
  ad: "Anuncio",
  owner: "Vendedor",
  cause: "La pidió",
  causes: {
    staff: "El equipo",
    reports: "Denuncias de personas independientes",
  } satisfies Record<HoldCause, string>,
  reason: "Motivo",
  since: "Desde",
  appeal: "Apelación",
  noAppeal: "Sin apelación",
  outcome: "Resultado",
  open: "Por decidir",
  outcomes: {
    released: "Publicado otra vez",
    banned: "Bloqueado",
    account_closed: "Cuenta cerrada",
  } satisfies Record<HoldOutcome, string>,
  show: "Mostrar",
  choices: {
    open: "Por decidir",
    decided: "Decididas",
    appealed: "Apeladas",
    unappealed: "Sin apelar",
  },
  search: "Anuncio o vendedor",
} as const
