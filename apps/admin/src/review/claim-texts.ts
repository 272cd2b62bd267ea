export const claimTexts = {
  take: "Tomar por 10 minutos",
  takeNext: "Tomar el siguiente",
  giveBack: "Soltar",
  key: "t",
  mine: (at: string) => `Lo tienes tú hasta las ${at}; se renueva mientras lo miras.`,
  other: (name: string, at: string) =>
    `${name} lo está revisando, a más tardar hasta las ${at}. Puedes mirarlo, no decidirlo.`,
  rowMine: "Lo tienes tú",
  rowOther: (name: string) => `Lo tiene ${name}`,
  nothingFree: "No queda ningún anuncio libre: otras personas los tienen.",
}
