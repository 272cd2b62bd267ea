import type { ObjectionPurpose, Right, RightsState } from "@wara/domain/privacy/rights-request"

/** A request about personal data, and how many days ago it arrived. */
export type DemoRightsRequest = {
  /** The demo account that asks, or the name and address of somebody without one. */
  from: "comprador" | "vendedor" | "pro" | { name: string; email: string }
  right: Right
  purpose?: ObjectionPurpose
  message: string
  daysAgo: number
  state: Exclude<RightsState, "unconfirmed">
  extensionReason?: string
  /** How many days ago it was answered, refused or withdrawn. */
  closedDaysAgo?: number
  answer?: string
}

const marta = { name: "Marta Fuenzalida", email: "marta.fuenzalida@correo.example" }
const hernan = { name: "Hernán Ojeda", email: "h.ojeda@taller.example" }
const lucia = { name: "Lucía Paredes", email: "lucia.paredes@correo.example" }
const ines = { name: "Inés Barría", email: "ines.barria@correo.example" }

/** What the rights desk of the demonstration shows: every state, and every urgency but "overdue". */
export const demoRightsRequests: DemoRightsRequest[] = [
  {
    ...{ from: "comprador", right: "rectification", state: "open", daysAgo: 2 },
    message:
      "Mi RUT quedó con el dígito verificador de mi hermano. Adjunto el correcto si lo piden.",
  },
  {
    ...{ from: hernan, right: "erasure", state: "open", daysAgo: 9 },
    message:
      "Pregunté por un camión tolva en julio, sin cuenta. Borren mi nombre y teléfono de esa conversación.",
  },
  {
    ...{ from: marta, right: "access", state: "open", daysAgo: 19 },
    message: "Quiero saber qué datos míos tienen. Escribí por varios avisos desde este correo.",
  },
  {
    ...{ from: lucia, right: "objection", purpose: "statistics", state: "open", daysAgo: 25 },
    message: "No quiero que mis búsquedas se cuenten en sus estadísticas.",
  },
  {
    ...{ from: "vendedor", right: "objection", purpose: "recordings", state: "extended" },
    ...{ daysAgo: 28, message: "Me opongo a que se graben mis visitas a la página." },
    extensionReason:
      "Revisamos si quedan grabaciones de tus visitas en los respaldos, lo que toma más de treinta días.",
  },
  {
    ...{ from: ines, right: "access", state: "answered", daysAgo: 41, closedDaysAgo: 36 },
    message: "¿De dónde sacaron mi correo?",
    answer:
      "Lo escribiste tú en una pregunta por una grúa horquilla. El enlace de este correo abre todos tus datos, con su origen y sus destinatarios.",
  },
  {
    ...{ from: "pro", right: "erasure", state: "refused", daysAgo: 57, closedDaysAgo: 50 },
    message: "Eliminen las facturas de nuestras compras de 2025.",
    answer:
      "La ley obliga a guardar los documentos tributarios seis años, así que no podemos eliminarlos antes. Lo demás lo puedes borrar en tu cuenta.",
  },
  {
    ...{ from: "pro", right: "block", state: "withdrawn", daysAgo: 12, closedDaysAgo: 11 },
    message: "Bloqueen nuestros datos mientras cambiamos de razón social.",
  },
]
