export const publisherTexts = {
  title: "¿Cómo vas a publicar?",
  lead: "Lo preguntamos una sola vez, para publicar y para comprar. Tu RUT nunca se muestra en el sitio.",
  kindHints: { person: "A tu nombre", company: "Para tu negocio" },
  rut: "Tu RUT",
  submit: "Guardar y seguir",
  sending: "Guardando…",
  usedTitle: "Los anuncios gratis de este RUT ya se usaron",
  usedText:
    "Otra cuenta ya publicó con los anuncios gratis que damos una vez por RUT. Puedes publicar con un pack; lo que compres queda en tu cuenta y no vence.",
  packs: "Ver los packs",
  goOn: "Seguir y elegir un pack al final",
  wrongRut: "¿Te equivocaste de RUT? Corrígelo aquí.",
} as const
