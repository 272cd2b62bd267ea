import { accountLimits, usernameDays } from "@wara/domain/accounts/account"
import { formatNumber } from "@wara/domain/money/money"

export const profileTexts = {
  title: "Mi perfil",
  lead: "Tus datos como los tenemos. Tu RUT y tu dirección nunca se muestran en el sitio.",
  edit: "Editar perfil",
  editTitle: "Editar perfil",
  editLead: "Lo opcional lo puedes completar más adelante.",
  person: "Datos personales",
  company: "Empresa",
  contact: "Contacto y ubicación",
  about: "Presentación",
  kindHints: { person: "Compras con boleta", company: "Puedes pedir factura" },
  name: "Nombre",
  contactPerson: "Quién la representa",
  rut: "RUT",
  ownRut: "Tu RUT (opcional)",
  ownRutHint: "Lo necesitas para publicar y comprar. Con o sin puntos y guion.",
  email: "Correo",
  emailConfirmed: "Confirmado",
  emailOpen: "Sin confirmar",
  phone: "Teléfono",
  phoneLabel: "Teléfono (opcional)",
  phoneHint: "Celular o fijo de Chile. Ejemplo: 9 1234 5678",
  place: "Comuna",
  region: "Región (opcional)",
  address: "Dirección",
  addressLabel: "Dirección (opcional)",
  addressHint: "Calle y número.",
  description: "Descripción",
  descriptionLabel: "Quién eres y qué ofreces (opcional)",
  descriptionPublic: "La leen quienes visitan tu página pública.",
  descriptionPrivate: "Cuando seas vendedor profesional, se leerá en tu página pública.",
  characters: (count: number) =>
    `${formatNumber(count, 0)} de ${formatNumber(accountLimits.description, 0)} caracteres`,
  username: "Nombre de usuario",
  since: "Miembro desde",
  missing: "Agregar",
  save: "Guardar cambios",
  saving: "Guardando…",
  cancel: "Volver sin guardar",
} as const

export const profileDoneTexts = { perfil: "Guardamos tu perfil." }

export const proTexts = {
  title: "Hazte profesional",
  proTitle: "Cuenta profesional",
  lead: "Para empresas que venden o arriendan equipos. No tiene costo.",
  gives: "Qué ganas",
  benefits: [
    "Tus anuncios muestran el nombre de tu empresa, no el tuyo.",
    "Tu logo en tus anuncios y tu portada en tu página.",
    "Una página pública con todos tus equipos, en tu propia dirección.",
    "La marca «Vendedor profesional» junto a tus anuncios.",
  ],
  asks: "Pídelo aquí",
  asksLead: "Revisamos tus datos y te respondemos por correo, normalmente en un día hábil.",
  message: "Qué vendes y por qué quieres ser profesional",
  submit: "Enviar solicitud",
  sending: "Enviando…",
  openTitle: "Tu solicitud está en revisión",
  openText: "Te responderemos por correo.",
  declinedTitle: "No aprobamos tu última solicitud",
  isPro: "Tu cuenta ya es profesional.",
  edit: "Completar mi página",
  learn: "Hazte profesional",
} as const

export const usernameTexts = {
  title: "Nombre de usuario",
  lead: "Es tu nombre en el sitio y la dirección de tu página.",
  label: "Nombre de usuario nuevo",
  hint: "De 3 a 30 letras minúsculas, números, puntos, guiones o guiones bajos.",
  addressPro: "Tu página pública",
  addressPlain: "Tu dirección",
  plainNote:
    "La página pública es de los vendedores profesionales; el nombre queda reservado para ti.",
  rule: `Puedes cambiarlo una vez cada ${usernameDays} días. La dirección anterior deja de llevar a ti; durante un año solo tú puedes volver a usar ese nombre.`,
  waitTitle: (day: string) => `Podrás cambiarlo desde el ${day}`,
  waitText: `Lo cambiaste hace poco, y se puede una vez cada ${usernameDays} días.`,
  checking: "Revisando…",
  available: (name: string) => `“${name}” está disponible.`,
  same: "Ese ya es tu nombre de usuario.",
  save: "Cambiar nombre de usuario",
  saving: "Cambiando…",
} as const

export const usernameDoneTexts = { usuario: "Cambiaste tu nombre de usuario." }
