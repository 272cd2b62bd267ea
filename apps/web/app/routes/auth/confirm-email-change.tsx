import { paths } from "@wara/domain/site/paths"
import { followEmailLink, readEmailLink } from "../../actions/auth/follow-email-link.server.ts"
import { EmailLinkView } from "../../features/account/security/email-link-view.tsx"
import { emailLinkTexts } from "../../features/account/security/texts.ts"
import { buildPageMeta } from "../../seo/page-meta.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/confirm-email-change"

const path = paths.confirmEmailChange

export function loader({ url }: Route.LoaderArgs) {
  return readEmailLink(url)
}

export function action({ request, context }: Route.ActionArgs) {
  return followEmailLink("confirm", { request, caller: context.get(requestFacts), path })
}

export function meta({ matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  const { title, lead: description } = emailLinkTexts.confirm
  return [
    ...buildPageMeta({ site, path, title, description, robots: { index: false } }),
    // The address contains a code; a stricter policy would also hide the origin of form posts.
    { name: "referrer", content: "same-origin" },
  ]
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function ConfirmEmailChangePage({ loaderData, actionData }: Route.ComponentProps) {
  const { code, state } = loaderData
  return (
    <EmailLinkView
      step="confirm"
      code={code}
      state={actionData?.isExpired ? "expired" : state}
      failure={actionData?.failure ?? null}
    />
  )
}
