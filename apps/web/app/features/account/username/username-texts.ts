import { usernameDays } from "@wara/domain/accounts/account-limits"

export const usernameTexts = {
  title: "Nombre de usuario",
  lead: "Es tu nombre en el sitio y la dirección de tu página.",
  label: "Nombre de usuario nuevo",
  hint: "De 3 a 30 letras minúsculas, números, puntos, guiones o guiones bajos.",
  addressPro: "Tu página pública",
  addressPlain: "Tu dirección",
  plainNote:
    "La página pública es de los vendedores profesionales; el nombre queda reservado para ti.",
  rule: `Puedes cambiarlo una vez cada ${usernameDays} días. El nombre anterior queda libre y su dirección deja de llevar a ti.`,
  waitTitle: (day: string) => `Podrás cambiarlo desde el ${day}`,
  waitText: `Lo cambiaste hace poco, y se puede una vez cada ${usernameDays} días.`,
  checking: "Revisando…",
  available: (name: string) => `“${name}” está disponible.`,
  same: "Ese ya es tu nombre de usuario.",
  save: "Cambiar nombre de usuario",
  saving: "Cambiando…",
} as const

export const usernameDoneTexts = { usuario: "Cambiaste tu nombre de usuario." }
