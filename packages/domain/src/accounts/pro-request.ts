/** What becomes of a request to be a professional seller: open until the team decides. */
export const proRequestStates = ["open", "approved", "declined"] as const
