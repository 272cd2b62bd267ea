import { confirmationHours, resetHours } from "@wara/domain/accounts/account-limits"

const hours = (count: number) => (count === 1 ? "1 hora" : `${count} horas`)

export const recoveryTexts = {
  title: "Recupera tu contraseña",
  description: "Te enviamos un enlace para elegir una contraseña nueva.",
  lead: "Escribe el correo de tu cuenta y te enviaremos un enlace para elegir una contraseña nueva.",
  email: "Correo electrónico",
  submit: "Enviarme el enlace",
  sending: "Enviando…",
  sentTitle: "Revisa tu correo",
  sentBefore: "Si hay una cuenta con ",
  sentAfter: `, en unos minutos llegará un enlace. Funciona una vez, durante ${hours(resetHours)}.`,
  notThere: "¿No llega? Mira en la carpeta de correo no deseado o prueba con otro correo.",
  again: "Probar con otro correo",
  back: "Volver a iniciar sesión",
} as const

export const resetTexts = {
  title: "Elige una contraseña nueva",
  description: "El último paso para recuperar tu cuenta.",
  lead: "Al guardarla cerramos las sesiones abiertas en otros equipos y entras con la nueva.",
  password: "Contraseña nueva",
  repeat: "Repite la contraseña",
  submit: "Guardar y entrar",
  sending: "Guardando…",
  expiredTitle: "Este enlace ya no sirve",
  expiredText: `El enlace funciona una sola vez, durante ${hours(resetHours)}, y pedir otro anula el anterior. Pide uno nuevo: llega en unos minutos.`,
  askAgain: "Pedir un enlace nuevo",
} as const

export const confirmationTexts = {
  title: "Confirma tu correo",
  description: "Confirma tu correo para publicar anuncios.",
  lead: "Con esto sabemos que el correo es tuyo y puedes publicar.",
  submit: "Confirmar mi correo",
  sending: "Confirmando…",
  doneTitle: "Tu correo está confirmado",
  doneText: "Ya puedes publicar anuncios.",
  toAccount: "Ir a mi cuenta",
  logIn: "Iniciar sesión",
  expiredTitle: "Este enlace ya no sirve",
  expiredText: `El enlace funciona una sola vez, durante ${hours(confirmationHours)}. Si ya confirmaste tu correo, no tienes que hacer nada. Si no, pide otro enlace.`,
  askTitle: "Confirma tu correo",
  askText: "Abre el enlace que te enviamos. Si no lo encuentras, te enviamos otro.",
  email: "Correo de tu cuenta",
  askAgain: "Enviarme otro enlace",
  asking: "Enviando…",
  sentTitle: "Revisa tu correo",
  sentText: `Si hay una cuenta por confirmar con ese correo, en unos minutos llegará un enlace. Funciona una vez, durante ${hours(confirmationHours)}.`,
} as const
