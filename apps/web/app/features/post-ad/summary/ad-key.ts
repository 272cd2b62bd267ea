/** Name of the query by which the page of thanks knows which ad was sent. */
export const adKey = "anuncio"
