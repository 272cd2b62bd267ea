/** What the page of caught mails says. */
export const mailPageTexts = {
  title: "Correos de la demo",
  explanation: "Ningún correo sale de este equipo: aquí se leen todos los que Wara envía.",
  empty: "Todavía no llega ningún correo.",
  notFound: "Ese correo ya no está.",
  back: "Todos los correos",
  from: "De",
  to: "Para",
  replyTo: "Responder a",
  received: "Recibido",
  subject: "Asunto",
  noSubject: "(sin asunto)",
  asDesigned: "Como se ve",
  asText: "Solo texto",
  noText: "Este correo no trae versión de texto.",
}
