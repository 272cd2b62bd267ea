import type { Account } from "@wara/contract/account"
import { formatPhone } from "@wara/domain/accounts/phone"
import { formatRut } from "@wara/domain/accounts/rut"
import { paths } from "@wara/domain/site/paths"
import { type ComponentProps, useState } from "react"
import { Form, Link } from "react-router"
import { CompanyFields, KindField } from "../../../entities/account/company-fields.tsx"
import { NameFields } from "../../../entities/account/name-fields.tsx"
import { personTexts } from "../../../entities/account/texts.ts"
import type { Choice } from "../../../entities/place/communes-store.ts"
import { PlaceFields } from "../../../entities/place/place-fields.tsx"
import { type FormResult, useForm } from "../../../forms/use-form.ts"
import { FormFailure } from "../../../ui/form-failure.tsx"
import { SubmitButton } from "../../../ui/submit-button.tsx"
import { TextArea, TextField } from "../../../ui/text-field.tsx"
import { Panel } from "../frame/page-parts.tsx"
import { ProLink } from "./pro-link.tsx"
import { profileTexts } from "./texts.ts"

export const profileFields = [
  "kind",
  "company_name",
  "company_rut",
  "business_activity",
  "firstname",
  "lastname",
  "rut",
  "phone",
  "region",
  "commune",
  "address",
  "description",
] as const

export type ProfileField = (typeof profileFields)[number]

/** Edits the whole profile. `values` are the stored values until something else was typed. */
export function ProfileForm(props: {
  values: Record<ProfileField, string>
  regions: Choice[]
  communes: Choice[]
  isPro: boolean
  result: FormResult<ProfileField> | undefined
}) {
  const { form, field: fieldOf, isSending } = useForm(profileFields, props.result)
  const values = props.result?.values ?? props.values
  const field = (name: ProfileField) => ({ ...fieldOf(name), defaultValue: values[name] ?? "" })
  return (
    <Form {...form} className="group flex flex-col gap-6">
      {/* Without JavaScript, Enter presses the form's first button: this one. */}
      <noscript>
        <button type="submit" tabIndex={-1} aria-hidden className="visually-hidden">
          {profileTexts.save}
        </button>
      </noscript>
      <FormFailure>{props.result?.failure}</FormFailure>
      <Panel title={profileTexts.person}>
        <KindField hints={profileTexts.kindHints} {...field("kind")} />
        <div className="hidden flex-col gap-5 rounded-control bg-sunken p-4 group-has-[[value=company]:checked]:flex">
          <p className="text-ink-soft text-sm">{personTexts.companyLead}</p>
          <CompanyFields
            name={field("company_name")}
            rut={field("company_rut")}
            rutHint={personTexts.rutHint}
            businessActivity={field("business_activity")}
          />
        </div>
        <NameFields firstname={field("firstname")} lastname={field("lastname")} />
        <div id="rut" className="scroll-mt-24 sm:w-[calc(50%-0.625rem)]">
          <TextField
            label={profileTexts.ownRut}
            hint={profileTexts.ownRutHint}
            autoComplete="off"
            tidy={formatRut}
            {...field("rut")}
          />
        </div>
      </Panel>
      <Panel title={profileTexts.contact}>
        <div id="phone" className="scroll-mt-24 sm:w-[calc(50%-0.625rem)]">
          <TextField
            label={profileTexts.phoneLabel}
            hint={profileTexts.phoneHint}
            type="tel"
            autoComplete="tel"
            tidy={formatPhone}
            {...field("phone")}
          />
        </div>
        <PlaceFields
          label={profileTexts.region}
          regions={props.regions}
          communes={props.communes}
          region={field("region")}
          commune={field("commune")}
        />
        <TextField
          label={profileTexts.addressLabel}
          hint={profileTexts.addressHint}
          autoComplete="street-address"
          {...field("address")}
        />
      </Panel>
      <Panel title={profileTexts.about}>
        <DescriptionField isPublic={props.isPro} {...field("description")} />
      </Panel>
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton isSending={isSending} sending={profileTexts.saving}>
          {profileTexts.save}
        </SubmitButton>
        <Link to={paths.accountProfile} className="button text-ink-soft hover:text-ink">
          {profileTexts.cancel}
        </Link>
      </div>
    </Form>
  )
}

/** Description of the user, with a character count while typing. */
export function DescriptionField(
  props: Omit<ComponentProps<typeof TextArea>, "label" | "hint" | "defaultValue"> & {
    defaultValue: string
    isPublic: boolean
  },
) {
  const { isPublic, ...area } = props
  const [count, setCount] = useState(props.defaultValue.length)
  const reader = isPublic ? profileTexts.descriptionPublic : profileTexts.descriptionPrivate
  return (
    <div id="description" className="scroll-mt-24">
      <TextArea
        label={profileTexts.descriptionLabel}
        hint={`${reader} ${profileTexts.characters(count)}.`}
        rows={6}
        {...area}
        onChange={(event) => setCount(event.target.value.length)}
      />
      {isPublic ? null : (
        <p className="mt-1.5 text-sm">
          <ProLink />
        </p>
      )}
    </div>
  )
}

export function profileValues(account: Account): Record<ProfileField, string> {
  return {
    kind: account.kind,
    company_name: account.company_name ?? "",
    company_rut: formatRut(account.company_rut ?? ""),
    business_activity: account.business_activity ?? "",
    firstname: account.firstname,
    lastname: account.lastname,
    rut: formatRut(account.rut ?? ""),
    phone: formatPhone(account.phone ?? ""),
    region: account.commune?.region.slug ?? "",
    commune: account.commune ? String(account.commune.id) : "",
    address: account.address ?? "",
    description: account.description,
  }
}
