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
  /** Cookies of as many different sessions of the same person. */
  sessions: Sessions
  /** The environment of the stack's programs. */
  environment: NodeJS.ProcessEnv
}

/** Opens sessions that are missing, and gives as many. */
export type Sessions = (count: number) => Promise<string[]>

const listSchema = z.object({ data: z.array(z.object({ slug: z.string(), name: z.string() })) })
const logInSchema = z.object({ jwt: z.string() })

/** An account of the demonstration, whose password the README states. */
const buyer = { identifier: "comprador@wara.test", password: "Wara-demo-2026" }

export async function openSite(
  { siteUrl, apiUrl, environment }: RunningStack,
  sessions: Sessions,
): Promise<Site> {
  const list = await fetch(`${apiUrl}/api/ads?pageSize=1`)
  const [newest] = listSchema.parse(await list.json()).data
  if (newest === undefined) throw new Error("The demo data contain no public ad")
  const [cookie = ""] = await sessions(1)
  return {
    ...{ siteUrl, apiUrl, newest, environment, sessions },
    pages: { home: "/", list: paths.ads, ad: `${paths.ads}/${newest.slug}` },
    person: { headers: { cookie }, own: buyer.identifier },
  }
}

/**
 * Sessions of a whole run, each opened once: the api refuses an account that logs in more than 60
 * times in a quarter of an hour, here as in production.
 */
export function openSessions(apiUrl: string): Sessions {
  const opened: string[] = []
  return async (count) => {
    while (opened.length < count) opened.push(await logIn(apiUrl))
    return opened.slice(0, count)
  }
}

async function logIn(apiUrl: string): Promise<string> {
  const answer = await fetch(`${apiUrl}/api/auth/local`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(buyer),
  })
  if (!answer.ok) throw new Error(`A log-in was answered ${answer.status}: ${await answer.text()}`)
  const { jwt } = logInSchema.parse(await answer.json())
  return `wara_session=${jwt}`
}
