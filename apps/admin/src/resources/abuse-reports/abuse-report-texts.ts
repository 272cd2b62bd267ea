import type { AbuseReportState, AbuseSubject } from "@wara/domain/abuse/abuse-report"

export const abuseReportTexts = {
  search: "Anuncio o vendedor",
  subject: "Sobre",
  subjects: { ad: "Anuncio", seller: "Vendedor" } satisfies Record<AbuseSubject, string>,
  reasons: "Motivos",
  reports: "Denuncias",
  counted: (reports: number, networks: number) =>
    reports === networks ? String(reports) : `${reports} (de ${networks} redes)`,
  last: "Última",
  open: "Leer y decidir",
  title: "Denuncias",
  lead: "La persona denunciada no se entera. Dejar en revisión preventiva o bloquear se hace en su página, antes de decidir aquí: el correo a quien denunció cuenta lo que ya se hizo.",
  decidedLead: "Estas denuncias ya se decidieron.",
  show: "Mostrar",
  choices: { open: "Por decidir", decided: "Decididas" },
  outcome: "Resultado",
  pending: "Por decidir",
  read: "Leer",
  openSubject: "Abrir su página",
  states: {
    open: "Abierta",
    upheld: "Con razón",
    dismissed: "Descartada",
  } satisfies Record<AbuseReportState, string>,
  withAccount: "con cuenta",
  withoutAccount: "sin cuenta",
  uphold: "Tenían razón",
  upheld: "Les dimos la razón y se lo contamos",
  dismiss: "Descartar",
  dismissed: "Denuncias descartadas",
  close: "Cerrar",
} as const
