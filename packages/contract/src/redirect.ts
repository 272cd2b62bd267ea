import { z } from "zod"

/** A path of the site that redirects elsewhere, as the web server applies it [S4.5]. */
export const redirectRuleSchema = z.object({
  from: z.string(),
  /** A path of the site or an https address. */
  to: z.string(),
  /** 301 is permanent, 302 temporary. */
  status: z.union([z.literal(301), z.literal(302)]),
})

export type RedirectRule = z.infer<typeof redirectRuleSchema>
