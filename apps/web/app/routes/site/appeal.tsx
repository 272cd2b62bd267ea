import { paths } from "@wara/domain/site/paths"
import Link2Off from "lucide-react/icons/link-2-off"
import { data, Link, redirect } from "react-router"
import { BackendError } from "../../backend/backend-error.server.ts"
import { appealByLink, readHoldLink } from "../../backend/hold.server.ts"
import { HoldView } from "../../features/account/ads/hold/hold-view.tsx"
import { readAppeal } from "../../features/account/ads/hold/read-appeal.server.ts"
import { holdPageTexts as texts } from "../../features/account/ads/hold/texts.ts"
import { codeKey, readLinkCode } from "../../forms/link-code.ts"
import { formDataOf, textOf } from "../../forms/read-form.server.ts"
import { failForm, refuseForm } from "../../forms/refuse-form.server.ts"
import { buildPageMeta } from "../../seo/page-meta.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/appeal"

const pageOf = (code: string) => `${paths.appeal}?${new URLSearchParams({ [codeKey]: code })}`

/** The hold of a mailed code [B10.46]; opening it changes nothing. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const headers = { "Cache-Control": "no-store" }
  const code = readLinkCode(url.searchParams)
  if (code === null) return data({ code: "", link: null }, { status: 410, headers })
  try {
    return data({ code, link: await readHoldLink(code, context.get(requestFacts)) }, { headers })
  } catch (error) {
    if (!(error instanceof BackendError)) throw error
    if (error.status === 410) return data({ code, link: null }, { status: 410, headers })
    throw data({ message: error.message }, error.status)
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const posted = await formDataOf(request)
  const code = readLinkCode(new URLSearchParams({ [codeKey]: textOf(posted, codeKey) })) ?? ""
  const form = readAppeal(posted)
  if (form.parsed === null) return refuseForm(form)
  try {
    await appealByLink(code, form.parsed.text, context.get(requestFacts))
  } catch (error) {
    // The page itself says that the link is no longer valid.
    if (error instanceof BackendError && [400, 410].includes(error.status)) {
      return redirect(pageOf(code), 303)
    }
    return failForm(form, error)
  }
  return redirect(pageOf(code), 303)
}

export function meta({ matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  const { description, title } = texts
  return [
    ...buildPageMeta({ site, path: paths.appeal, title, description, robots: { index: false } }),
    // The address contains a code; a stricter policy would also hide the origin of form posts.
    { name: "referrer", content: "same-origin" },
  ]
}

export const headers: Route.HeadersFunction = ({ actionHeaders, loaderHeaders }) => {
  const all = new Headers(loaderHeaders)
  for (const [name, value] of actionHeaders) all.set(name, value)
  return all
}

export default function AppealPage({ actionData, loaderData }: Route.ComponentProps) {
  const { code, link } = loaderData
  if (link === null) {
    return (
      <div className="wrap flex max-w-xl flex-col items-start gap-4 py-16">
        <Link2Off aria-hidden className="size-8 text-ink-soft" />
        <h1 className="text-2xl">{texts.expiredTitle}</h1>
        <p>{texts.expiredText}</p>
        <Link to={paths.accountAds} className="button button-primary">
          {texts.myAds}
        </Link>
      </div>
    )
  }
  return (
    <div className="wrap flex max-w-4xl flex-col gap-5 py-8">
      <h1 className="text-2xl md:text-3xl">{texts.title}</h1>
      <p className="font-medium text-lg wrap-anywhere">{link.name}</p>
      <HoldView hold={link.hold} result={actionData}>
        <input type="hidden" name={codeKey} value={code} />
      </HoldView>
    </div>
  )
}
