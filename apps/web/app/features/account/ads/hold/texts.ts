import { formatLongDate } from "@wara/domain/site/chilean-dates"

const day = (iso: string) => formatLongDate(new Date(iso))

export const holdPageTexts = {
  title: "Tu anuncio está en revisión preventiva",
  description: "Por qué tu anuncio no se ve, y cómo apelar.",
  since: (iso: string) =>
    `No se ve desde el ${day(iso)}, mientras lo revisamos. No pierdes días: si vuelve a publicarse, le quedarán los mismos.`,
  why: (reason: string) => `Motivo: ${reason}`,
  appealTitle: "Apela una vez",
  appealLead:
    "Cuéntanos por qué debería verse. Lo decide otra persona del equipo, no la que lo dejó en revisión.",
  appeal: "Tu explicación",
  appealHint: "Por ejemplo, cómo acreditas que la máquina es tuya o de dónde son las fotos.",
  send: "Apelar",
  sending: "Enviando…",
  appealed: (iso: string) =>
    `Recibimos tu apelación el ${day(iso)}. Te escribiremos por correo con el resultado.`,
  released: "Terminamos la revisión: tu anuncio está publicado otra vez.",
  banned: "Terminamos la revisión y bloqueamos tu anuncio. El motivo está en Mis anuncios.",
  closed: "Esta revisión ya terminó.",
  myAds: "Ir a mis anuncios",
  expiredTitle: "Este enlace ya no sirve",
  expiredText: "Venció o no está completo. Si tu anuncio sigue en revisión, apela en tu cuenta.",
} as const
