export const wireTexts = {
  noConnection: "No pudimos hablar con el servidor. Revisa tu conexión e inténtalo de nuevo.",
  wrongValue: "El servidor no acepta este dato. Revísalo.",
  taken: "Ya existe, o algo lo está usando.",
  strangeAnswer: "El servidor respondió algo que este panel no entiende. Recarga la página.",
}
