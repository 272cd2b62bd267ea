/** Name of the button that says which session is to end. */
export const sessionField = "sesion"

/** Value of the button that ends every session but this one. */
export const allOthers = "otras"
