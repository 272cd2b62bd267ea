import { type Publisher, publisherSchema } from "@wara/domain/accounts/profile-schema"
import { formatRut } from "@wara/domain/accounts/rut"
import { paths } from "@wara/domain/site/paths"
import { publisherPath, returnKey, safeReturnPath } from "@wara/domain/site/return-path"
import { redirect } from "react-router"
import { failAccountForm } from "../../actions/account/fail-account-form.server.ts"
import { loadAccount, loadSummary, setPublisher } from "../../backend/account.server.ts"
import {
  companyFields,
  type PublisherField,
  PublisherView,
  publisherFields,
} from "../../features/publisher/publisher-view.tsx"
import { publisherTexts } from "../../features/publisher/texts.ts"
import { type FormKind, formDataOf, readForm } from "../../forms/read-form.server.ts"
import { refuseForm } from "../../forms/refuse-form.server.ts"
import { accountMeta } from "../../seo/page-meta.ts"
import { type RequestFacts, requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/publisher"

/** Each kind of account has its own fields; values of the other kind are dropped. */
const publisherForm: FormKind<PublisherField, Publisher> = {
  fields: publisherFields,
  schema: publisherSchema,
  input: ({ [returnKey]: _, rut, ...typed }) => {
    if (typed.kind === "company") return typed
    for (const name of companyFields) delete typed[name]
    return { ...typed, rut }
  },
}

/**
 * Whether nothing is left to publish with because the RUT's free ads were used by other accounts.
 */
async function areFreeAdsUsed(caller: RequestFacts): Promise<boolean> {
  const { credits } = await loadSummary(caller)
  return credits.free_used_elsewhere > 0 && credits.publication === 0
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const caller = context.get(requestFacts)
  const [account, isUsed] = await Promise.all([loadAccount(caller), areFreeAdsUsed(caller)])
  return {
    returnTo: safeReturnPath(url.searchParams.get(returnKey)) ?? paths.postAd,
    areFreeAdsUsed: isUsed,
    values: {
      kind: account.kind,
      rut: formatRut(account.rut ?? ""),
      company_name: account.company_name ?? "",
      company_rut: formatRut(account.company_rut ?? ""),
      business_activity: account.business_activity ?? "",
    },
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const caller = context.get(requestFacts)
  const read = readForm(await formDataOf(request), publisherForm)
  if (read.parsed === null) return refuseForm(read)
  const returnTo = safeReturnPath(read.values[returnKey]) ?? paths.postAd
  try {
    await setPublisher(read.parsed, caller)
  } catch (error) {
    return failAccountForm(read, error, publisherPath(returnTo))
  }
  // A purchase, or a renewal without credits, leads to a payment anyway.
  const leadsToPayment = [paths.packs, paths.adLink].some((path) => returnTo.startsWith(path))
  const goesOn = leadsToPayment || !(await areFreeAdsUsed(caller))
  return redirect(goesOn ? returnTo : publisherPath(returnTo), 303)
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches[0].loaderData.site, { path: paths.publisher, ...publisherTexts })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function PublisherPage({ loaderData, actionData }: Route.ComponentProps) {
  return <PublisherView {...loaderData} result={actionData} />
}
