export const sessionTexts = {
  title: "Sesiones",
  lead: "Dónde está abierta tu cuenta. Si algo no te suena, ciérralo y cambia tu contraseña.",
  panel: "Sesiones abiertas",
  current: "Esta sesión",
  since: (day: string) => `Abierta el ${day}`,
  lastUsed: (moment: string) => `Último uso: ${moment}`,
  unknownDevice: "Dispositivo sin identificar",
  close: "Cerrar",
  closeOf: (device: string) => `la sesión de ${device}`,
  closing: "Cerrando…",
  closeOthers: "Cerrar las demás sesiones",
  onlyThis: "No hay otras sesiones abiertas.",
  changePassword: "Cambiar contraseña",
} as const

export const sessionDoneTexts = {
  cerrada: "Cerramos esa sesión.",
  cerradas: "Cerramos las demás sesiones. Solo queda esta.",
}
