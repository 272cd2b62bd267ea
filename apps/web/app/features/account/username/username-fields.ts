/** Fields of the username's form. */
export const usernameFields = ["username"] as const
