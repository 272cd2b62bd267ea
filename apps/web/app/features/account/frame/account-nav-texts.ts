/** Words of the account's own navigation. */
export const accountNavTexts = {
  label: "Mi cuenta",
  overview: "Resumen",
  ads: "Mis anuncios",
  orders: "Mis órdenes",
  credits: "Mis créditos",
  profileGroup: "Quién eres",
  profile: "Mi perfil",
  username: "Nombre de usuario",
  avatar: "Foto de perfil",
  cover: "Portada",
  securityGroup: "Seguridad",
  password: "Cambiar contraseña",
  sessions: "Sesiones",
  privacy: "Privacidad y datos",
  logOut: "Cerrar sesión",
  publicPage: "Ver mi página pública",
} as const
