export const devGateTexts = {
  title: "Sitio en preparación",
  description: "Este sitio todavía no está abierto al público.",
  lead: "Todavía no está abierto al público. Si eres parte del equipo, entra con la frase de acceso.",
  passphrase: "Frase de acceso",
  submit: "Entrar",
  sending: "Entrando…",
  missing: "Escribe la frase de acceso.",
  wrong: "Esa no es la frase de acceso. Revísala y vuelve a probar.",
  wait: (minutes: number) =>
    `Demasiados intentos seguidos. Vuelve a probar en ${minutes === 1 ? "1 minuto" : `${minutes} minutos`}.`,
} as const
