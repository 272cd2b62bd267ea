export const alertOfferTexts = {
  results: "Avísame cuando se publique otro así",
  empty: "Avísame cuando aparezca",
  ended: "Avísame cuando aparezca otro parecido",
  placeholder: "nombre@correo.cl",
  submit: "Avísame",
  publishWanted: "O publica gratis lo que buscas: les avisamos a quienes lo venden",
} as const
