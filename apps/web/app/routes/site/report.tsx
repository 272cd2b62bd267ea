import type { AbuseSubject } from "@wara/domain/abuse/abuse-report"
import { abuseLimits, abuseReportSchema } from "@wara/domain/abuse/abuse-schema"
import { paths } from "@wara/domain/site/paths"
import { data, redirect } from "react-router"
import { findAdBySlug } from "../../backend/ads.server.ts"
import { sendAbuseReport } from "../../backend/report.server.ts"
import { reportKeys } from "../../entities/report/report-link.tsx"
import { ResultMessage } from "../../features/notices/result-message.tsx"
import { ReportForm, reportFields } from "../../features/report/report-form.tsx"
import { reportTexts as texts } from "../../features/report/texts.ts"
import { contentKey } from "../../forms/content-key.server.ts"
import { formDataOf, readBotToken, readForm, textOf } from "../../forms/read-form.server.ts"
import { failForm, refuseForm } from "../../forms/refuse-form.server.ts"
import { buildPageMeta } from "../../seo/page-meta.ts"
import { readingOptions, requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/report"

/** What the address names, an ad by its name; whether it is public, the api says when the report arrives. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const read = (subject: AbuseSubject) => {
    const about = url.searchParams.get(reportKeys[subject]) ?? ""
    return about !== "" && about.length <= abuseLimits.key.max ? { subject, about } : null
  }
  const reported = read("ad") ?? read("seller")
  if (reported === null) return data({ reported: null }, 404)
  const { about, subject } = reported
  const options = readingOptions(context, request.signal)
  const ad = subject === "ad" ? await findAdBySlug(about, options) : null
  return data({ reported: { ...reported, name: ad?.name ?? about } })
}

export async function action({ request, context }: Route.ActionArgs) {
  const posted = await formDataOf(request)
  // Only bots see and fill in this field.
  if (textOf(posted, "website") !== "") return redirect(paths.reportSent, 303)
  const form = readForm(posted, { fields: reportFields, schema: abuseReportSchema })
  if (form.parsed === null) return refuseForm(form)
  const facts = context.get(requestFacts)
  const key = contentKey([facts.token, facts.clientIp, form.parsed], new Date())
  try {
    await sendAbuseReport(form.parsed, key, { ...facts, botToken: readBotToken(posted) })
  } catch (error) {
    const { failed: UnknownError, gone: NotFoundError, own: ForbiddenError } = texts
    return failForm(form, error, { UnknownError, NotFoundError, ForbiddenError })
  }
  return redirect(paths.reportSent, 303)
}

export function meta({ matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData
  const { adTitle: title, description } = texts
  const robots = { index: false }
  return buildPageMeta({ site, path: paths.report, title, description, robots })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function ReportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { reported } = loaderData
  if (reported !== null) return <ReportForm {...reported} result={actionData} />
  return (
    <ResultMessage
      kind="failure"
      title={texts.noSubject}
      text={texts.noSubjectText}
      action={{ to: paths.ads, text: texts.toAds }}
    />
  )
}
