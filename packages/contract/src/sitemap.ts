import { z } from "zod"

/** A file of the sitemap as search engines get it. */
export const sitemapFileSchema = z.object({ name: z.string(), xml: z.string() })
