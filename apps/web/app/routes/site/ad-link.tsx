import { paths } from "@wara/domain/site/paths"
import { data, redirect } from "react-router"
import { describeOutcome } from "../../actions/account/run-ad-action.server.ts"
import { BackendError } from "../../backend/backend-error.server.ts"
import { followAdLink, readAdLink } from "../../backend/own-ad-actions.server.ts"
import {
  AdLinkView,
  adLinkPath,
  adLinkResultPath,
  readAdLinkResult,
} from "../../features/account/ads/link/ad-link-view.tsx"
import { adLinkTexts } from "../../features/account/ads/link/texts.ts"
import { codeKey, readLinkCode } from "../../forms/link-code.ts"
import { formDataOf } from "../../forms/read-form.server.ts"
import { failForm } from "../../forms/refuse-form.server.ts"
import { buildPageMeta } from "../../seo/page-meta.ts"
import { type RequestFacts, requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/ad-link"

/** The action of a code; null when the code is invalid or no longer valid. */
async function findLink(code: string | null, caller: RequestFacts) {
  if (code === null) return null
  try {
    return await readAdLink(code, caller)
  } catch (error) {
    if (error instanceof BackendError && [400, 410].includes(error.status)) return null
    if (!(error instanceof BackendError)) throw error
    throw data({ message: error.message }, error.status)
  }
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const result = readAdLinkResult(url.searchParams)
  const code = readLinkCode(url.searchParams)
  const link = result === null ? await findLink(code, context.get(requestFacts)) : null
  return data({ code: code ?? "", link, result }, result === null && link === null ? 410 : 200)
}

/**
 * Whether the page itself explains the error: link already used, no credit left, or no RUT stored.
 */
function isShownByPage(error: unknown): boolean {
  if (!(error instanceof BackendError)) return false
  if (error.status === 410) return true
  const missing = error.details.errors?.[0]?.path.at(-1)
  return error.status === 409 && (missing === "credits" || missing === "publisher")
}

/**
 * Performs the link's action; only the button triggers it, because mail scanners open every link.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const code = readLinkCode(new URLSearchParams({ [codeKey]: String(form.get(codeKey) ?? "") }))
  const page = adLinkPath(code ?? "")
  if (code === null) return redirect(page, 303)
  try {
    return redirect(adLinkResultPath(await followAdLink(code, context.get(requestFacts))), 303)
  } catch (error) {
    if (isShownByPage(error)) return redirect(page, 303)
    return failForm(
      { fields: [], values: {}, errors: {}, failure: null },
      error,
      describeOutcome(error),
    )
  }
}

export function meta({ matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  const { title, description } = adLinkTexts
  return [
    ...buildPageMeta({ site, path: paths.adLink, title, description, robots: { index: false } }),
    // The address contains a code; a stricter policy would also hide the origin of form posts.
    { name: "referrer", content: "same-origin" },
  ]
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function AdLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  return <AdLinkView {...loaderData} failure={actionData?.failure ?? null} />
}
