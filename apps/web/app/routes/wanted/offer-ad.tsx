import { offerAdPath } from "@wara/domain/site/wanted-paths"
import { offerSchema } from "@wara/domain/wanted/offer-schema"
import { data } from "react-router"
import { failAccountForm } from "../../actions/account/fail-account-form.server.ts"
import { describeOutcome } from "../../actions/account/run-ad-action.server.ts"
import { notFoundPage } from "../../actions/site/not-found.server.ts"
import { findWanted, offerAd, readOfferChoices } from "../../backend/wanted.server.ts"
import { OfferSent, OfferView } from "../../features/wanted/offer-view.tsx"
import { offerTexts as texts, wantedDetailTexts } from "../../features/wanted/texts.ts"
import { offerFields } from "../../features/wanted/wanted-fields.ts"
import { formKeyOf, newFormKey } from "../../forms/form-key.server.ts"
import { formDataOf, readForm } from "../../forms/read-form.server.ts"
import { refuseForm } from "../../forms/refuse-form.server.ts"
import { buildPageMeta } from "../../seo/page-meta.ts"
import { readingOptions, requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/offer-ad"

/** "Tengo uno": a seller offers one of their ads to a wanted ad [B10.67]. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const options = readingOptions(context, request.signal)
  const wanted = await findWanted(params.slug, options)
  if (wanted === null) {
    const { gone: message, goneText: description } = wantedDetailTexts
    throw await notFoundPage(options, { message, description })
  }
  const choices = await readOfferChoices(params.slug, context.get(requestFacts))
  return { wanted, choices, formKey: newFormKey() }
}

const accepted = { values: {}, errors: {}, failure: null }

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const read = readForm(form, { fields: offerFields, schema: offerSchema })
  if (read.parsed === null) return withoutLead(refuseForm(read))
  const call = { slug: params.slug, offer: read.parsed, key: formKeyOf(form) }
  try {
    const { documentId } = await offerAd(call, context.get(requestFacts))
    return data({ ...accepted, lead: documentId })
  } catch (error) {
    const messages = { UnknownError: texts.failed, ...describeOutcome(error) }
    return withoutLead(failAccountForm(read, error, offerAdPath(params.slug), messages))
  }
}

function withoutLead({ data: result, init }: ReturnType<typeof refuseForm>) {
  return data({ ...result, lead: null }, init ?? {})
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { site } = matches[0].loaderData
  const { description, titleFor } = texts
  const { name, slug } = loaderData.wanted
  const robots = { index: false }
  return buildPageMeta({
    site,
    path: offerAdPath(slug),
    title: titleFor(name),
    description,
    robots,
  })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function OfferAdPage({ actionData, loaderData }: Route.ComponentProps) {
  const lead = actionData?.lead ?? null
  return lead === null ? (
    <OfferView {...loaderData} result={actionData} />
  ) : (
    <OfferSent lead={lead} />
  )
}
