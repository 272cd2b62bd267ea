/** "Rosa Vidal está revisando este anuncio …", to a moderator who comes second. */
export const takenByOther = (name: string): string =>
  `${name} está revisando este anuncio. Espera a que decida o lo suelte.`
