import { paths } from "@wara/domain/site/paths"
import { minutes } from "@wara/domain/time"
import { redirectDocument } from "react-router"
import { z } from "zod"
import { notFoundPage } from "../../actions/site/not-found.server.ts"
import { config } from "../../config.server.ts"
import { DevGateView, devGateFields } from "../../features/dev-gate/dev-gate-view.tsx"
import { devGateTexts } from "../../features/dev-gate/texts.ts"
import { formDataOf, readForm } from "../../forms/read-form.server.ts"
import { refuseForm } from "../../forms/refuse-form.server.ts"
import { countAttempts } from "../../guards/count-attempts.server.ts"
import { devPassOf, isSameSecret } from "../../guards/dev-gate.server.ts"
import { useSiteData } from "../../layouts/site-data.ts"
import { buildPageMeta } from "../../seo/page-meta.ts"
import { devPassCookie } from "../../session/cookies.server.ts"
import { readingOptions, requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/dev"

const schema = z.object({
  passphrase: z.string().trim().min(1, devGateTexts.missing).max(500, devGateTexts.wrong),
})

function readDevGateForm(form: FormData) {
  return readForm(form, { fields: devGateFields, secrets: devGateFields, schema })
}

const attempt = countAttempts({ max: 10, period: minutes(10) })

/** The gate only exists while the site is in developer mode. */
export async function loader({ context }: Route.LoaderArgs) {
  if (config.devPassphrase === null) throw await notFoundPage(readingOptions(context))
  return null
}

export async function action({ request, context }: Route.ActionArgs) {
  const { devPassphrase } = config
  if (devPassphrase === null) throw await notFoundPage(readingOptions(context))
  const form = readDevGateForm(await formDataOf(request))
  if (form.parsed === null) return refuseForm(form)
  const wait = Math.ceil(attempt(context.get(requestFacts).clientIp, performance.now()) / 1_000)
  if (wait > 0) {
    const headers = { "Retry-After": String(wait) }
    return refuseForm(form, devGateTexts.wait(Math.ceil(wait / 60)), { status: 429, headers })
  }
  if (!isSameSecret(form.parsed.passphrase, devPassphrase.trim())) {
    return refuseForm({ ...form, errors: { passphrase: devGateTexts.wrong } }, null, {
      status: 401,
    })
  }
  const headers = { "Set-Cookie": devPassCookie(devPassOf(devPassphrase, config.serviceToken)) }
  return redirectDocument(paths.home, { status: 303, headers })
}

export function meta({ matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  const { title, description } = devGateTexts
  return buildPageMeta({ site, path: paths.devGate, title, description, robots: { index: false } })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function DevPage({ actionData }: Route.ComponentProps) {
  const { site } = useSiteData()
  return <DevGateView siteName={site.name} result={actionData} />
}
