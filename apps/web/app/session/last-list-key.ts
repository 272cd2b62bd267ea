/** Where local storage keeps the ads that this browser saw last. */
export const lastListKey = "wara-last-list"
