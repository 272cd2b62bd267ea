/** Where the buttons stand that lead to the seller, for the bar that repeats them. */
export const contactAnchor = "contacto"
