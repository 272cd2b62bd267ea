export const contactMessageTexts = {
  sender: "De",
  message: "Mensaje",
  when: "Recibido",
  state: "Estado",
  states: { waiting: "Por responder", answered: "Respondidos" },
  reply: "Responder por correo",
  subject: (reference: string) => `Tu mensaje ${reference}`,
  answer: "Marcar como respondido",
  answered: "Mensaje respondido",
  answeredBy: (name: string | null) => (name === null ? "Respondido" : `Respondido por ${name}`),
  reopen: "Volver a dejar por responder",
  reopened: "El mensaje quedó por responder",
} as const
