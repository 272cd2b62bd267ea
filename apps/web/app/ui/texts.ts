import { passwordLength } from "@wara/domain/accounts/account"
import type { PasswordStrength } from "@wara/domain/accounts/password"

export const uiTexts = {
  pages: "Páginas",
  previous: "Anterior",
  next: "Siguiente",
  notifications: "Avisos",
  loading: "Cargando la página",
  showPassword: "Mostrar la contraseña",
  passwordHint: `Al menos ${passwordLength.min} caracteres. Una frase larga es mejor que una palabra rara.`,
} as const

export const passwordStrengthTexts: Record<PasswordStrength, string> = {
  0: "Todavía no sirve.",
  1: "Débil: se adivina rápido.",
  2: "Aceptable. Un poco más larga sería mejor.",
  3: "Buena.",
  4: "Muy buena.",
}

export const emailSuggestionTexts = {
  ask: (suggested: string) => `¿Quisiste decir ${suggested}?`,
  accept: (suggested: string) => `Sí, usar ${suggested}`,
  keepTyped: "No, está bien como lo escribí",
} as const
