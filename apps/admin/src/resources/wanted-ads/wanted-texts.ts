import { formatMoney } from "@wara/domain/money/money"

export const wantedPanelTexts = {
  search: "Equipo o persona",
  what: "Busca",
  text: "Detalle",
  owner: "Persona",
  when: "Enviada",
  state: "Estado",
  decision: "Decisión",
  anyMaker: "Cualquier marca",
  everywhere: "Todo Chile",
  years: (from: number | null, to: number | null) => {
    if (from === null && to === null) return ""
    if (from === null) return `hasta ${to}`
    return to === null ? `desde ${from}` : `${from} a ${to}`
  },
  budget: (pesos: number | null) => (pesos === null ? "" : `hasta ${formatMoney(pesos, "CLP")}`),
  approve: "Publicar",
  refuse: "No publicar",
  approveTitle: "Publicar la búsqueda",
  approveLead: "Queda visible 30 días sin decir quién busca, y la persona recibe un correo.",
  refuseTitle: "No publicar la búsqueda",
  refuseLead: "La persona recibe un correo con el motivo y puede publicarla de nuevo.",
  reason: "Motivo",
  reasonHelp: "Lo lee la persona en el correo y en su cuenta.",
  done: "Búsqueda decidida",
} as const
