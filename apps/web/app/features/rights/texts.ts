import { goalWorkingDays, limitDays, rightsLinkHours } from "@wara/domain/privacy/rights-clock"

export const rightsPageTexts = {
  title: "Tus derechos sobre tus datos",
  description: "Pide acceso, corrección, supresión u otro derecho sobre tus datos, sin cuenta.",
  lead: `Puedes ejercerlos gratis y sin cuenta. Respondemos en ${goalWorkingDays} días hábiles y, en todo caso, dentro de los ${limitDays} días corridos que fija la ley.`,
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
  sentText: `Te enviamos un enlace para confirmar la solicitud. Funciona durante ${rightsLinkHours} horas; el plazo para responderte ya está corriendo.`,
  confirmTitle: "Confirma tu solicitud",
  confirmText: "Con este botón compruebas que el correo es tuyo, y empezamos a tramitarla.",
  confirm: "Confirmar mi solicitud",
  confirming: "Un momento…",
  doneTitle: "Estamos tramitando tu solicitud",
  doneText: "Te enviamos un correo con su número y los plazos. Ahí mismo te respondemos.",
  expiredTitle: "Este enlace ya no funciona",
  expiredText:
    "Se usó o venció. Si ya confirmaste, tienes un correo con los plazos; si no, envía la solicitud otra vez.",
  again: "Enviar otra solicitud",
  toAds: "Ver anuncios",
  toPolicy: "Leer la política de privacidad",
} as const
