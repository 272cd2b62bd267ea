/** Focus target once the log-in link has been replaced by the account link. */
export const accountLinkId = "mi-cuenta"
