/** Words of the page on which an account says as whom it publishes and buys. */
export const publisherTexts = {
  title: "¿Cómo vas a publicar?",
  lead: "Lo preguntamos una sola vez, para publicar y para comprar. Tu RUT nunca se muestra en el sitio.",
  kind: "Tipo de cuenta",
  person: "Persona",
  personHint: "A tu nombre",
  company: "Empresa",
  companyHint: "Para tu negocio",
  rut: "Tu RUT",
  rutHint: "Con o sin puntos y guion.",
  companyLead: "Son los datos que van en tus facturas.",
  companyName: "Razón social",
  businessActivity: "Giro",
  companyRut: "RUT de la empresa",
  submit: "Guardar y seguir",
  sending: "Guardando…",
  usedTitle: "Los anuncios gratis de este RUT ya se usaron",
  usedText:
    "Otra cuenta ya publicó con los anuncios gratis que damos una vez por RUT. Puedes publicar con un pack; lo que compres queda en tu cuenta y no vence.",
  packs: "Ver los packs",
  goOn: "Seguir y elegir un pack al final",
  wrongRut: "¿Te equivocaste de RUT? Corrígelo aquí.",
} as const
