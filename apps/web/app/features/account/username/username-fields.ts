export const usernameFields = ["username"] as const
