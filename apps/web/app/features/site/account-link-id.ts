/** Where the focus goes when the way to log in has become the way to the account. */
export const accountLinkId = "mi-cuenta"
