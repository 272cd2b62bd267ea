import type { RunningStack } from "@wara/devstack/start-stack"
import { paths } from "@wara/domain/site/paths"
import { z } from "zod"

/** What is measured: the servers, the pages, and the session of a demo account. */
export type Site = {
  siteUrl: string
  apiUrl: string
  /** Slug and name of the newest public ad. */
  newest: { slug: string; name: string }
  /** Paths by name. */
  pages: { home: string; list: string; ad: string }
  /** Headers of a logged-in person, and a text that only pages of this person contain. */
  person: { headers: { cookie: string }; own: string }
  /** Cookies of as many further sessions of the same person. */
  openSessions: (count: number) => Promise<string[]>
  /** The environment of the stack's programs. */
  environment: NodeJS.ProcessEnv
}

const listSchema = z.object({ data: z.array(z.object({ slug: z.string(), name: z.string() })) })
const logInSchema = z.object({ jwt: z.string() })

/** An account of the demonstration, whose password the README states. */
const buyer = { identifier: "comprador@wara.test", password: "Wara-demo-2026" }

export async function openSite({ siteUrl, apiUrl, environment }: RunningStack): Promise<Site> {
  const list = await fetch(`${apiUrl}/api/ads?pageSize=1`)
  const [newest] = listSchema.parse(await list.json()).data
  if (newest === undefined) throw new Error("The demo data contain no public ad")
  return {
    ...{ siteUrl, apiUrl, newest, environment },
    pages: { home: "/", list: paths.ads, ad: `${paths.ads}/${newest.slug}` },
    person: { headers: { cookie: await openSession(apiUrl) }, own: buyer.identifier },
    openSessions: async (count) => {
      const cookies: string[] = []
      while (cookies.length < count) cookies.push(await openSession(apiUrl))
      return cookies
    },
  }
}

async function openSession(apiUrl: string): Promise<string> {
  const logIn = await fetch(`${apiUrl}/api/auth/local`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(buyer),
  })
  const { jwt } = logInSchema.parse(await logIn.json())
  return `wara_session=${jwt}`
}
