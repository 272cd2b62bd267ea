import type { LogInMethod, LogInResult } from "./log-in-record.ts"

export const logInMethodTexts: Record<LogInMethod, string> = {
  password: "Con contraseña",
  google: "Con Google",
  facebook: "Con Facebook",
  sign_up: "Al crear la cuenta",
  new_password: "Con una contraseña nueva",
}

export const logInResultTexts: Record<LogInResult, string> = {
  opened: "Entró",
  wrong_password: "Contraseña incorrecta",
  blocked: "Cuenta bloqueada",
  second_factor: "Segundo factor incorrecto",
  refused: "Sin acceso al panel",
  code_asked: "Contraseña correcta, se pidió el segundo factor",
}
