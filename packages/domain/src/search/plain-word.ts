/** Lower case without accents, as the search index stores words. */
export function plainWord(word: string): string {
  return word.toLocaleLowerCase("es-CL").normalize("NFKD").replace(/\p{M}/gu, "")
}
