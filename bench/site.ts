import type { RunningStack } from "@wara/devstack/start-stack"
import { z } from "zod"

/** What is measured: the servers, the pages, and the session of a demo account. */
export type Site = {
  siteUrl: string
  apiUrl: string
  /** Slug of the newest public ad. */
  slug: string
  /** Paths by name. */
  pages: Record<string, string>
  session: string
}

const listSchema = z.object({ data: z.array(z.object({ slug: z.string() })) })
const logInSchema = z.object({ jwt: z.string() })

/** An account of the demonstration, whose password the README states. */
const buyer = { identifier: "comprador@wara.test", password: "Wara-demo-2026" }

export async function openSite({ siteUrl, apiUrl }: RunningStack): Promise<Site> {
  const list = await fetch(`${apiUrl}/api/ads?pageSize=1`)
  const [newest] = listSchema.parse(await list.json()).data
  if (newest === undefined) throw new Error("The demo data contain no public ad")
  const { slug } = newest
  const logIn = await fetch(`${apiUrl}/api/auth/local`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(buyer),
  })
  const { jwt: session } = logInSchema.parse(await logIn.json())
  const pages = { home: "/", list: "/anuncios", ad: `/anuncios/${slug}` }
  return { siteUrl, apiUrl, slug, pages, session }
}
