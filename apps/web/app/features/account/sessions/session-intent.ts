/** Name of the button that says which session to end. */
export const sessionField = "sesion"

/** Value of the button that ends all other sessions. */
export const allOthers = "otras"
