export const accountNavTexts = {
  label: "Mi cuenta",
  overview: "Resumen",
  ads: "Mis anuncios",
  orders: "Mis órdenes",
  leads: "Consultas",
  ownLeads: "Mis consultas",
  credits: "Mis créditos",
  profileGroup: "Quién eres",
  profile: "Mi perfil",
  username: "Nombre de usuario",
  avatar: "Foto de perfil",
  cover: "Portada",
  securityGroup: "Seguridad",
  pro: "Hazte profesional",
  email: "Cambiar correo",
  password: "Cambiar contraseña",
  sessions: "Sesiones",
  privacy: "Privacidad y datos",
  logOut: "Cerrar sesión",
  publicPage: "Ver mi página pública",
} as const

export const noticeTexts = {
  deletionTitle: (day: string) => `Tu cuenta se eliminará el ${day}`,
  deletionText: "Hasta ese día puedes arrepentirte y nada cambia.",
  keep: "Conservar mi cuenta",
  keeping: "Un momento…",
} as const
