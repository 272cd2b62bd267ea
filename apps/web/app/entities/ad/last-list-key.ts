/** Local storage key for the ad list that this browser viewed last. */
export const lastListKey = "wara-last-list"
