import { paths } from "@wara/domain/site/paths"
import { data, redirect } from "react-router"
import { failAccountForm } from "../../actions/account/fail-account-form.server.ts"
import { communeChoices } from "../../actions/place/commune-choices.server.ts"
import { loadAccount, updateProfile } from "../../backend/account.server.ts"
import { listRegions } from "../../backend/catalog.server.ts"
import { optional } from "../../backend/loading.server.ts"
import { communesIntent } from "../../entities/place/place-fields.tsx"
import { profileForm } from "../../features/account/account-forms.server.ts"
import { donePath } from "../../features/account/frame/done-notice.tsx"
import { PageHead } from "../../features/account/frame/page-parts.tsx"
import { ProfileForm, profileValues } from "../../features/account/profile/profile-form.tsx"
import { profileTexts } from "../../features/account/profile/texts.ts"
import { formDataOf, readForm, textOf } from "../../forms/read-form.server.ts"
import { refuseForm } from "../../forms/refuse-form.server.ts"
import { accountMeta } from "../../seo/page-meta.ts"
import { requestFacts } from "../../session/request-context.server.ts"
import type { Route } from "./+types/profile-edit"

export async function loader({ context }: Route.LoaderArgs) {
  const [account, regions] = await Promise.all([
    loadAccount(context.get(requestFacts)),
    optional(listRegions(), null),
  ])
  const values = profileValues(account)
  const { commune } = account
  // If the lists cannot be loaded, the profile's current place stays selected.
  const ownRegions = commune === null || commune === undefined ? [] : [commune.region]
  const ownCommunes = commune ? [{ value: String(commune.id), label: commune.name }] : []
  return {
    values,
    isPro: account.pro,
    regions: (regions ?? ownRegions).map(({ slug, name }) => ({ value: slug, label: name })),
    communes: await optional(communeChoices(values.region), ownCommunes),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const read = readForm(form, profileForm)
  const sendBack = async (refused: ReturnType<typeof refuseForm>) => {
    // Only a page without scripts needs them; the form can be submitted again without them.
    const communes = await communeChoices(read.values.region ?? "").catch(() => [])
    return data({ ...refused.data, communes }, refused.init ?? {})
  }
  if (textOf(form, communesIntent.name) === communesIntent.value) {
    return sendBack(refuseForm({ ...read, errors: {} }, null, { status: 200 }))
  }
  if (read.parsed === null) return sendBack(refuseForm(read))
  try {
    await updateProfile(read.parsed, context.get(requestFacts))
  } catch (error) {
    return sendBack(failAccountForm(read, error, paths.accountProfileEdit))
  }
  return redirect(donePath(paths.accountProfile, "perfil"), 303)
}

export function meta({ matches }: Route.MetaArgs) {
  const { editTitle: title, editLead: lead } = profileTexts
  const { site } = matches[0].loaderData
  return accountMeta(site, { path: paths.accountProfileEdit, title, lead })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function ProfileEditPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={profileTexts.editTitle} lead={profileTexts.editLead} />
      <ProfileForm
        {...loaderData}
        communes={actionData?.communes ?? loaderData.communes}
        result={actionData}
      />
    </>
  )
}
