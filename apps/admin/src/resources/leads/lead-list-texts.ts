import type { StaffLead } from "@wara/contract/admin"
import type { LeadAuthor, LeadChannel, LeadState } from "@wara/domain/leads/lead"

/** The title of a question's page: "Consulta de Ana Soto". */
export const leadName = ({ name }: Pick<StaffLead, "name">) => `Consulta de ${name}`

export const leadListTexts = {
  sender: "De",
  ad: "Anuncio y vendedor",
  message: "Consulta",
  when: "Recibida",
  state: "Estado",
  risky: "Con advertencia",
  riskyOnly: "Advertencias",
  choices: { yes: "Solo con advertencia", no: "Sin advertencia" },
  waits: "Espera la confirmación del correo",
  replies: (count: number) => (count === 1 ? "1 mensaje más" : `${count} mensajes más`),
  channel: "Llegó por",
  seller: "Vendedor",
  buyer: "Cuenta del comprador",
  seeAccount: "Ver la cuenta",
  delivered: "Entregada",
  answered: "Primera respuesta",
  thread: "Conversación",
  audited: "Leerla queda en el registro de acciones.",
  unread: "Sin leer",
  authors: {
    buyer: "Comprador",
    seller: "Vendedor",
    house: "Wara",
  } satisfies Record<LeadAuthor, string>,
  channels: {
    form: "Formulario",
    qr: "Código QR",
    wanted: "Se busca",
    phone: "Teléfono",
    whatsapp: "WhatsApp",
    email: "Correo",
  } satisfies Record<LeadChannel, string>,
  states: {
    new: "Nueva",
    seen: "Leída",
    answered: "Respondida",
    visit: "Visita acordada",
    won: "Vendida",
    lost: "Sin venta",
    spam: "Spam",
  } satisfies Record<LeadState, string>,
} as const
