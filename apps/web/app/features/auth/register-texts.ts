import { freeAdsOnSignUp } from "@wara/domain/accounts/account-limits"
import { adDurationDays } from "@wara/domain/ads/ad-visibility"

/** Words of signing up. */
export const registerTexts = {
  title: "Crea tu cuenta",
  description: `Regístrate y publica ${freeAdsOnSignUp} anuncios gratis, cada uno por ${adDurationDays} días.`,
  lead: `${freeAdsOnSignUp} anuncios gratis de ${adDurationDays} días cada uno, sin tarjeta.`,
  firstname: "Nombre",
  lastname: "Apellido",
  email: "Correo electrónico",
  emailHint: "Te enviaremos un enlace para confirmarlo.",
  password: "Contraseña",
  adult: "Soy mayor de edad (18 años o más).",
  submit: "Crear mi cuenta",
  sending: "Creando tu cuenta…",
  haveAccount: "¿Ya tienes cuenta?",
  logIn: "Inicia sesión",
  recover: "Recupera tu contraseña",
  failed: "No pudimos crear tu cuenta. Lo que escribiste sigue aquí: vuelve a intentarlo.",
  panelTitle: `${freeAdsOnSignUp} anuncios gratis`,
  panelLead: `Cada anuncio dura ${adDurationDays} días publicado. No pedimos tarjeta.`,
  steps: [
    "Crea tu cuenta: toma un minuto.",
    "Confirma tu correo con el enlace que te enviamos.",
    "Publica tu primer anuncio. Los interesados te escriben a ti.",
  ],
} as const

/** The sentences of agreement, cut where their links stand. */
export const agreementTexts = {
  before: "Acepto los ",
  beforeSocial: "Si entras así por primera vez, creas una cuenta: aceptas los ",
  afterSocial: " y declaras ser mayor de edad.",
  terms: "términos y condiciones",
  between: " y la ",
  privacy: "política de privacidad",
  newTab: " (se abre en otra pestaña)",
} as const
