/** Query parameter with which the thank-you page identifies the submitted ad. */
export const adKey = "anuncio"
