import { z } from "zod"

/** Some providers send booleans as texts. */
export const verifiedSchema = z
  .union([z.boolean(), z.enum(["true", "false"]).transform((text) => text === "true")])
  .optional()

/** A subject; Facebook sends numbers as texts, other servers may not. */
export const subjectSchema = z.union([
  z.string().min(1).max(255),
  z.number().int().nonnegative().transform(String),
])

/** An e-mail address; an empty one counts as none. */
export const claimedEmailSchema = z
  .string()
  .trim()
  .max(254)
  .nullish()
  .transform((email) => email || null)

export const claimedNameSchema = z
  .string()
  .nullish()
  .transform((name) => name?.trim() ?? "")
