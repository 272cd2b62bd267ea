import {
  blockWorkingDays,
  goalWorkingDays,
  limitDays,
  rightsLinkHours,
} from "@wara/domain/privacy/rights-clock"

export const rightsPageTexts = {
  title: "Tus derechos sobre tus datos",
  description: "Pide acceso, corrección, supresión u otro derecho sobre tus datos, sin cuenta.",
  lead: `Puedes ejercerlos gratis y sin cuenta. Respondemos en ${goalWorkingDays} días hábiles y, en todo caso, dentro de los ${limitDays} días corridos que fija la ley; un bloqueo temporal, en ${blockWorkingDays} días hábiles.`,
  meanings: "Qué puedes pedir",
  withAccount: "¿Tienes cuenta? En «Privacidad y datos» casi todo es inmediato.",
  toAccount: "Ir a privacidad y datos",
  formTitle: "Enviar una solicitud",
  formLead:
    "Te enviamos un enlace para comprobar que el correo es tuyo. Nadie más ve lo que pides.",
  name: "Nombre",
  email: "Correo electrónico",
  emailHint: "El correo con que nos escribiste. Ahí te respondemos.",
  trap: "Deja este campo vacío",
  submit: "Enviar solicitud",
  sending: "Enviando…",
  failed: "No pudimos enviar tu solicitud. Lo que escribiste sigue aquí: vuelve a intentarlo.",
  sentTitle: "Revisa tu correo",
  sentText: `Ahí está el enlace para confirmar la solicitud. Si ya te llegó uno en las últimas 24 horas, es ese mismo: muestra todas las que esperan, y funciona ${rightsLinkHours} horas. El plazo para responderte ya está corriendo.`,
  confirmTitle: "Confirma tu solicitud",
  confirmText:
    "Esto recibimos con tu correo. Confirma solo lo que enviaste tú, y empezamos a tramitarlo.",
  confirm: "Confirmar esta solicitud",
  confirmOf: (right: string, sent: string) => `de ${right.toLowerCase()}, enviada el ${sent}`,
  confirming: "Un momento…",
  sentBy: (name: string, sent: string) => `La envió ${name} el ${sent}`,
  notMine: `Lo que no confirmes se borra solo a las ${rightsLinkHours} horas.`,
  moreTitle: "También esperan tu confirmación",
  doneTitle: "Estamos tramitando tu solicitud",
  doneText: "Te enviamos un correo con su número y los plazos. Ahí mismo te respondemos.",
  noneTitle: "No hay nada por confirmar",
  noneText:
    "Si ya confirmaste, tienes un correo con los plazos. Las solicitudes sin confirmar se borran solas.",
  expiredTitle: "Este enlace ya no funciona",
  expiredText:
    "Venció, o la solicitud ya se confirmó: entonces tienes un correo con los plazos. Si no, envíala otra vez.",
  again: "Enviar otra solicitud",
  toAds: "Ver anuncios",
  toPolicy: "Leer la política de privacidad",
} as const
