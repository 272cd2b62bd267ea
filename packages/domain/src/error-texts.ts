import type { ErrorCode } from "./errors.ts"

/** Spanish text shown to the user for each error; every code must have one. */
export const errorTexts: Record<ErrorCode, string> = {
  ValidationError: "Revisa los datos: hay algo que corregir.",
  QueryCostError: "Esa búsqueda tiene demasiadas condiciones. Prueba con menos.",
  UnauthorizedError: "Inicia sesión para continuar.",
  InvalidCredentialsError: "El correo o la contraseña no son correctos.",
  SecondFactorError: "El código no es correcto o ya se usó. Espera el siguiente.",
  ConfirmationRequiredError: "Confirma tu contraseña para seguir.",
  AccountBlockedError: "Tu cuenta está bloqueada. Escríbenos si crees que es un error.",
  UnverifiedEmailError:
    "Ese correo todavía no está confirmado. Inicia sesión con tu contraseña o recupérala.",
  BotCheckError:
    "No pudimos comprobar que eres una persona. Inténtalo otra vez; si se repite, prueba con otro navegador u otra conexión.",
  ForbiddenError: "No tienes permisos para hacer esto.",
  NotFoundError: "No encontramos lo que buscas.",
  MethodNotAllowedError: "Esta acción no existe aquí.",
  ConflictError: "Alguien cambió esto al mismo tiempo. Recarga e inténtalo de nuevo.",
  GoneError: "Esto ya no está disponible.",
  LinkExpiredError: "Este enlace ya se usó o venció. Pide uno nuevo.",
  PayloadTooLargeError: "Lo que enviaste es demasiado grande.",
  UnsupportedMediaTypeError: "No aceptamos ese formato.",
  RateLimitError: "Demasiados intentos. Espera un momento y vuelve a probar.",
  UnknownError: "Algo falló de nuestro lado. Ya lo estamos revisando.",
  ServiceUnavailableError:
    "El servicio no está disponible en este momento. Inténtalo en unos minutos.",
}
