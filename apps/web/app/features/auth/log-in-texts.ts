import { sessionDays } from "@wara/domain/accounts/account-limits"
import { blockReasonSentence } from "@wara/domain/accounts/block-reason-texts"

export const logInTexts = {
  title: "Inicia sesión",
  description: "Entra a tu cuenta para publicar, ver datos de contacto y seguir tus anuncios.",
  ended:
    "Tu sesión terminó. Entra de nuevo y sigue donde estabas: lo último que enviaste no se guardó.",
  endedInputPreserved:
    "Tu sesión terminó. Entra de nuevo y sigue donde estabas: lo que escribiste está guardado en este dispositivo.",
  identifier: "Correo o nombre de usuario",
  password: "Contraseña",
  submit: "Iniciar sesión",
  sending: "Entrando…",
  forgot: "¿Olvidaste tu contraseña?",
  noAccount: "¿Todavía no tienes cuenta?",
  register: "Regístrate",
  blocked: "Tu cuenta está bloqueada.",
  blockedBecause: (reason: string) => `Tu cuenta está bloqueada. ${blockReasonSentence(reason)}`,
  contact: "Escríbenos si crees que es un error.",
  reasonsTitle: "Con tu cuenta",
  reasons: [
    "Ves quién vende y cómo contactarlo.",
    "Publicas y sigues tus anuncios, créditos y compras en un solo lugar.",
    `Tu sesión dura ${sessionDays} días en este equipo y la cierras cuando quieras, también a distancia.`,
  ],
} as const
