/** What the log-in says. */
export const sessionTexts = {
  title: "Panel",
  lead: "Para moderadores y operadores.",
  email: "Correo",
  password: "Contraseña",
  show: "Mostrar la contraseña",
  hide: "Ocultar la contraseña",
  logIn: "Iniciar sesión",
  loggingIn: "Iniciando sesión…",
  emailMissing: "Escribe tu correo.",
  passwordMissing: "Escribe tu contraseña.",
  wrong: "El correo o la contraseña no son correctos.",
  notStaff: "Esta cuenta no es del equipo: el panel es solo para moderadores y operadores.",
  blocked: "Esta cuenta está bloqueada.",
  tooMany: "Demasiados intentos. Espera un momento y vuelve a probar.",
  toSite: "Ir al sitio",
  forbidden: "Tu cuenta no tiene permiso para esto. Pídeselo a un operador.",
}
