import { formatNumber } from "../money/money.ts"
import { passwordLength, usernameDays } from "./account.ts"
import type { PasswordProblem } from "./password.ts"
import type { UsernameProblem } from "./username.ts"

/** Messages of the account's forms, one per field. */
export const accountTexts = {
  emailRequired: "Escribe tu correo.",
  emailInvalid: "Ese correo no parece válido. Ejemplo: nombre@empresa.cl",
  emailTaken: "Ya existe una cuenta con este correo. Inicia sesión o recupera tu contraseña.",
  identifierRequired: "Escribe tu correo o tu nombre de usuario.",
  passwordRequired: "Escribe tu contraseña.",
  passwordsDiffer: "Las dos contraseñas no son iguales.",
  currentPasswordWrong: "Esa no es tu contraseña actual.",
  accountPasswordWrong: "Esa no es la contraseña de la cuenta.",
  logInToConfirm: "Inicia sesión en esta cuenta y abre el enlace de nuevo.",
  passwordUnchanged: "Elige una contraseña distinta de la que ya tienes.",
  emailNotOwn: "Ese no es el correo de tu cuenta.",
  emailUnchanged: "Ese ya es el correo de tu cuenta.",
  passwordForEmail:
    "Tu cuenta aún no tiene contraseña. Créala en «Cambiar contraseña» y después cambia tu correo.",
  noPasswordYet:
    "Tu cuenta aún no tiene contraseña. Cierra sesión y elige una con «¿Olvidaste tu contraseña?».",
  firstnameRequired: "Escribe tu nombre.",
  lastnameRequired: "Escribe tu apellido.",
  rutRequired: "Escribe tu RUT.",
  rutInvalid: "Ese RUT no es válido: revisa el número y el dígito verificador.",
  companyNameRequired: "Escribe la razón social.",
  businessActivityRequired: "Escribe el giro.",
  companyRutRequired: "Escribe el RUT de la empresa.",
  publisherRequired: "Antes de publicar, dinos tu RUT o el de tu empresa.",
  proMessageRequired: "Cuéntanos qué vendes y por qué quieres ser profesional.",
  proAlready: "Tu cuenta ya es profesional.",
  proRequestOpen: "Ya tienes una solicitud en revisión.",
  phoneInvalid: "Escribe un teléfono chileno de 9 dígitos, con o sin +56. Ejemplo: 9 1234 5678",
  anyPhoneInvalid:
    "Escribe un teléfono chileno de 9 dígitos, o de otro país con + y su código. Ejemplos: 9 1234 5678, +51 987 654 321",
  kindRequired: "Elige si eres persona o empresa.",
  communeInvalid: "Elige una comuna de la lista.",
  termsRequired:
    "Para crear tu cuenta tienes que aceptar los términos y la política de privacidad.",
  adulthoodRequired: "Para crear tu cuenta tienes que ser mayor de edad.",
  tooMuchMarkup: "El texto tiene demasiadas etiquetas de formato. Escríbelo con menos.",
  tooLong: (limit: number) => `Usa como máximo ${formatNumber(limit, 0)} caracteres.`,
} as const

export const passwordProblemTexts: Record<PasswordProblem, string> = {
  "too-short": `Usa al menos ${passwordLength.min} caracteres.`,
  "too-long": `Usa como máximo ${passwordLength.max} caracteres.`,
  "contains-email": "Tu contraseña no puede contener tu correo.",
  common: "Esa contraseña es demasiado común: cualquiera la adivinaría.",
}

export const usernameProblemTexts: Record<UsernameProblem, string> = {
  pattern: "Usa de 3 a 30 letras minúsculas, números, puntos, guiones o guiones bajos.",
  reserved: "Ese nombre está reservado.",
  contact: "Tu nombre de usuario no puede contener un teléfono.",
  taken: "Ese nombre ya tiene dueño.",
  "too-soon": `Puedes cambiarlo una vez cada ${usernameDays} días.`,
}

/** The team's reason for blocking an account, as page and mail say it: one sentence with a full stop. */
export function blockReasonSentence(reason: string): string {
  const text = reason.trim()
  return `Motivo: ${text}${/[.!?…]$/.test(text) ? "" : "."}`
}
