import type { LeadState } from "@wara/domain/leads/lead"

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
