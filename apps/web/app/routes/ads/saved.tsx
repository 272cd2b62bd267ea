import { paths } from "@wara/domain/site/paths"
import { logInAgainPath, logInPath } from "@wara/domain/site/return-path"
import { redirect } from "react-router"
import { requireSession } from "../../actions/account/fail-account-form.server.ts"
import { changeSaved, readSavedForm } from "../../actions/saved/change-saved.server.ts"
import { describeSaved } from "../../actions/saved/saved-machines.server.ts"
import { listFavourites } from "../../backend/favourites.server.ts"
import { DoneNotice, donePath, doneText } from "../../features/account/frame/done-notice.tsx"
import { AccountSaved } from "../../features/saved/account-saved.tsx"
import { savedPageSize } from "../../features/saved/saved-machine.ts"
import { savedDoneTexts, savedTexts } from "../../features/saved/texts.ts"
import { VisitorSaved } from "../../features/saved/visitor-saved.tsx"
import { startsAtRest } from "../../layouts/starts-at-rest.ts"
import { buildPageMeta } from "../../seo/page-meta.ts"
import { person, viewer } from "../../session/person.server.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/saved"

export const handle = startsAtRest

/** A visitor's page is the same for all: the browser adds what it has saved. */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (context.get(viewer) === null) return null
  const account = await context.get(person).load()
  if (account === null) return null
  const favourites = await listFavourites(context.get(requestFacts))
  const pageCount = Math.max(1, Math.ceil(favourites.length / savedPageSize))
  const asked = Number(url.searchParams.get("page") ?? "1")
  const page = Number.isInteger(asked) ? Math.min(Math.max(1, asked), pageCount) : 1
  const shown = favourites.slice((page - 1) * savedPageSize, page * savedPageSize)
  const machines = await describeSaved(shown.map(({ ad }) => ad))
  const rows = shown.flatMap(({ note, saved_at: at, saved_currency, saved_price }, index) => {
    const machine = machines[index]
    const saved = { price: saved_price, currency: saved_currency, at }
    return machine ? [{ machine, saved, note }] : []
  })
  const done = doneText(url.searchParams, savedDoneTexts)
  return { viewerId: account.id, rows, total: favourites.length, page, done }
}

/** The forms of the page, and that of an ad in a browser without JavaScript. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readSavedForm(request)
  if (form === null) return redirect(paths.saved, 303)
  if (context.get(viewer) === null) {
    // Visitors press the heart too; the other forms are on the page of an account.
    const toLogIn = form.intent === "save" ? logInPath : logInAgainPath
    throw redirect(toLogIn(paths.saved))
  }
  const page = url.searchParams.get("page")
  const here = page === null ? paths.saved : `${paths.saved}?page=${encodeURIComponent(page)}`
  try {
    return redirect(donePath(here, await changeSaved(form, context.get(requestFacts))), 303)
  } catch (error) {
    requireSession(error, paths.saved)
    throw error
  }
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = savedTexts
  const { site } = matches[0].loaderData
  return buildPageMeta({ site, path: paths.saved, title, description, robots: { index: false } })
}

export default function SavedPage({ loaderData }: Route.ComponentProps) {
  if (loaderData === null) return <VisitorSaved />
  const { done, ...saved } = loaderData
  return (
    <AccountSaved {...saved}>{done === null ? null : <DoneNotice>{done}</DoneNotice>}</AccountSaved>
  )
}
