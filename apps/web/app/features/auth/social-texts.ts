import type { SocialLogInFailure } from "@wara/domain/accounts/social-log-in-failure"
import type { SocialProvider } from "@wara/domain/accounts/social-provider"

export const providerNames: Record<SocialProvider, string> = {
  google: "Google",
  facebook: "Facebook",
}

export const socialTexts = {
  continueWith: (name: string) => `Continuar con ${name}`,
  orLogIn: "o con tu contraseña",
  orRegister: "o con tu correo",
  again: (name: string) => `Volver a intentar con ${name}`,
  otherMethod: "Iniciar sesión con mi contraseña",
  recover: "Recuperar mi contraseña",
  register: "Crear mi cuenta con mi correo",
  contact: "Escríbenos",
} as const

export function socialFailureText(
  failure: SocialLogInFailure,
  provider: SocialProvider,
): { title: string; text: string } {
  const name = providerNames[provider]
  const texts: Record<SocialLogInFailure, { title: string; text: string }> = {
    cancelled: {
      title: `No entraste con ${name}`,
      text: "Cancelaste antes de terminar. No guardamos nada: puedes volver a intentarlo o entrar con tu contraseña.",
    },
    UnverifiedEmailError: {
      title: "Falta confirmar el correo",
      text: `${name} no nos dio un correo confirmado, o a tu cuenta de aquí le falta confirmar el suyo. Si ya tienes cuenta, entra con tu contraseña o recupérala y confirma tu correo; después podrás usar ${name}. Si no tienes, créala con tu correo.`,
    },
    AccountBlockedError: {
      title: "Tu cuenta está bloqueada",
      text: "No puedes entrar. Te enviamos el motivo por correo. Escríbenos si crees que es un error.",
    },
    GoneError: {
      title: "Esta cuenta ya no existe",
      text: "Fue eliminada. Puedes crear una nueva o escribirnos si tienes dudas.",
    },
    ConflictError: {
      title: "No pudimos unir las cuentas",
      text: `Esa cuenta de ${name} o ese correo ya pertenece a otra cuenta. Entra con tu contraseña.`,
    },
    LinkExpiredError: {
      title: "El intento venció",
      text: `Pasó demasiado tiempo, o empezaste en otro navegador. Vuelve a intentarlo con ${name} desde aquí.`,
    },
    RateLimitError: {
      title: "Demasiados intentos",
      text: "Espera unos minutos antes de volver a probar.",
    },
    ServiceUnavailableError: {
      title: `${name} no respondió`,
      text: "Vuelve a intentarlo en unos minutos o entra con tu contraseña.",
    },
    UnknownError: {
      title: "No pudimos iniciar tu sesión",
      text: `Algo falló al entrar con ${name}. Vuelve a intentarlo o entra con tu contraseña.`,
    },
  }
  return texts[failure]
}
