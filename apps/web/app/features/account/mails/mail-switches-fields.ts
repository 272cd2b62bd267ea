/** Field of the button that switches off every mail. */
export const noMailsField = "ninguno"
