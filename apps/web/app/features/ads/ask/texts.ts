/** Texts of the form, which is loaded when somebody opens it. */
export const askTexts = {
  quick: "Preguntas rápidas",
  message: "Tu consulta",
  placeholder: "Escribe aquí o toca una pregunta.",
  name: "Nombre",
  email: "Correo",
  phone: "Teléfono (opcional)",
  phoneHint: "De Chile, o de otro país con + y su código.",
  company: "Empresa (opcional)",
  send: "Enviar consulta",
  sending: "Enviando…",
  privacy: (siteName: string) =>
    `El vendedor verá tu nombre y, si lo escribes, tu teléfono. Tu correo no: los mensajes pasan por ${siteName}.`,
  account: "La respuesta te llega por correo y queda en «Mis consultas».",
  trap: "Deja este campo vacío",
  sentTitle: "Enviamos tu consulta",
  sentText: "Te avisamos por correo cuando el vendedor responda.",
  waitsTitle: "Confirma tu consulta",
  waitsText:
    "Te enviamos un correo con un botón: la consulta llega al vendedor cuando lo aprietes, porque trae un enlace o habla de pagos.",
  ownLeads: "Ver mis consultas",
  pageTitle: (name: string) => `Consulta por ${name}`,
  pageDescription: "Pregúntale al vendedor sin crear una cuenta. Te responde por correo.",
  back: "Volver al anuncio",
  failed: "No pudimos enviar tu consulta. Lo que escribiste sigue aquí: vuelve a intentarlo.",
  ended: "Este anuncio ya no está publicado.",
} as const
