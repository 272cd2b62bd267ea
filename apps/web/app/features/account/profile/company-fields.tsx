import { formatRut } from "@wara/domain/accounts/rut"
import type { ComponentProps } from "react"
import { TextField } from "../../../ui/text-field.tsx"
import type { ProfileField } from "./profile-form.tsx"
import { profileTexts } from "./texts.ts"

/**
 * Fields for a company's invoices, shown only when "Empresa" is chosen, also without JavaScript.
 */
export function CompanyFields(props: {
  field: (name: ProfileField) => Pick<ComponentProps<typeof TextField>, "name" | "error">
}) {
  const { field } = props
  return (
    <div className="hidden flex-col gap-5 rounded-control bg-sunken p-4 group-has-[[value=company]:checked]:flex">
      <p className="text-ink-soft text-sm">{profileTexts.companyLead}</p>
      <TextField
        label={profileTexts.companyName}
        autoComplete="organization"
        required
        {...field("company_name")}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={profileTexts.companyRut}
          hint={profileTexts.rutHint}
          autoComplete="off"
          tidy={formatRut}
          required
          {...field("company_rut")}
        />
        <TextField
          label={profileTexts.businessActivity}
          autoComplete="off"
          required
          {...field("business_activity")}
        />
      </div>
    </div>
  )
}
