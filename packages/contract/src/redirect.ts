import { z } from "zod"

/** A path of the site that leads elsewhere, as the web server follows it (spec §4: route rules). */
export const redirectRuleSchema = z.object({
  from: z.string(),
  /** A path of the site or an https address. */
  to: z.string(),
  /** 301 for good, 302 for now. */
  status: z.union([z.literal(301), z.literal(302)]),
})

/** A redirect on the wire. */
export type RedirectRule = z.infer<typeof redirectRuleSchema>
