/** Where local storage has the saved ads of this browser. */
export const savedKey = "guardados"
