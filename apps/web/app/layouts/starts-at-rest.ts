/** Handle of a page that scripts fill: it does not wait for a sign of a person to start them. */
export const startsAtRest = { startsAtRest: true }
