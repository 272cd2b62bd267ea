import { paths } from "@wara/domain/site/paths"
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point"
import { Form, Link, redirect, redirectDocument } from "react-router"
import { logOut } from "../../backend/auth.server.ts"
import { logOutTexts } from "../../features/site/texts.ts"
import { buildPageMeta } from "../../seo/page-meta.ts"
import { clearedSessionCookies } from "../../session/cookies.server.ts"
import { person, sessionUnchecked } from "../../session/person.server.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/log-out"

/** Visitors cannot log out and are redirected. */
export async function loader({ context }: Route.LoaderArgs) {
  const isLoggedIn = (await context.get(person).load()) !== null
  if (!isLoggedIn && !context.get(sessionUnchecked)) throw redirect(paths.home)
  return null
}

/**
 * Ends the session and redirects to the home page; the cookie is cleared whatever the backend
 * answers [S8.7]. The home page is loaded as a new document: no personal data stays in memory, and
 * going back queries the server, which does not redirect forward repeatedly.
 */
export async function action({ context }: Route.ActionArgs) {
  const facts = context.get(requestFacts)
  if (facts.token !== null) await logOut(facts).catch(() => undefined)
  const headers = new Headers()
  for (const cleared of clearedSessionCookies()) headers.append("Set-Cookie", cleared)
  return redirectDocument(paths.home, { status: 303, headers })
}

export function meta({ matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  const { question, consequence } = logOutTexts
  const robots = { index: false }
  return buildPageMeta({
    site,
    path: paths.logOut,
    title: question,
    description: consequence,
    robots,
  })
}

export default function LogOutPage() {
  return (
    <div className="wrap py-10 md:py-16">
      <LogOutForm />
    </div>
  )
}

/** The log-out question as a page, for browsers without JavaScript. */
function LogOutForm() {
  return (
    <div className="flex max-w-text flex-col items-start gap-4">
      <TriangleAlert aria-hidden className="size-10 text-warn" strokeWidth={1.5} />
      <h1 className="text-2xl md:text-3xl">{logOutTexts.question}</h1>
      <p className="text-ink-soft text-lg">{logOutTexts.consequence}</p>
      <Form method="post" action={paths.logOut} className="mt-2 flex flex-wrap gap-3">
        <button type="submit" className="button button-primary">
          {logOutTexts.confirm}
        </button>
        <Link to={paths.account} className="button button-quiet">
          {logOutTexts.cancel}
        </Link>
      </Form>
    </div>
  )
}
