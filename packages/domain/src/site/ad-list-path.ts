/** The list of ads, and the start of every ad's address; alone, for what loads no other path. */
export const adListPath = "/anuncios"
