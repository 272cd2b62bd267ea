import { resetHours } from "@wara/domain/accounts/account-limits"

export const passwordTexts = {
  title: "Cambiar contraseña",
  lead: "Al cambiarla se cierran tus otras sesiones; esta sigue abierta.",
  panel: "Tu contraseña",
  current: "Contraseña actual",
  next: "Contraseña nueva",
  repeat: "Repite la contraseña nueva",
  save: "Cambiar contraseña",
  saving: "Cambiando…",
  noneTitle: "Tu cuenta todavía no tiene contraseña",
  noneText: (names: string) =>
    `Entras con ${names}. Si también quieres entrar con tu correo, te enviamos un enlace para elegir una contraseña.`,
  nonePlain: "Te enviamos un enlace para elegir una contraseña.",
  noneSteps: `El enlace funciona una vez y vence en ${resetHours === 1 ? "1 hora" : `${resetHours} horas`}. Ábrelo con tu sesión cerrada.`,
  send: "Enviarme el enlace",
  sending: "Enviando…",
  sent: (email: string) =>
    `Enviamos el enlace a ${email}. Cierra sesión antes de abrirlo. Si no aparece en unos minutos, mira en la carpeta de correo no deseado.`,
  logOut: "Cerrar sesión",
} as const

export const providerNames = { google: "Google", facebook: "Facebook" } as const
