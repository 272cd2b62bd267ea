import { Form } from "react-router"
import { type FormResult, useForm } from "../../../forms/use-form.ts"
import { FormFailure } from "../../../ui/form-failure.tsx"
import { PasswordField } from "../../../ui/password-field.tsx"
import { TextField } from "../../../ui/text-field.tsx"
import { privacyTexts } from "./texts.ts"

/** Name of the field with which each form of the privacy centre states its intent. */
export const intentField = "intent"

export const intents = { news: "news", deletion: "deletion" } as const

/** Fields that prove that the account's owner requests its deletion. */
export const proofFields = ["password", "email"] as const

export type ProofField = (typeof proofFields)[number]

/**
 * Requests the deletion of the account; its consequences are explained before the proof of
 * identity.
 */
export function DeletionForm(props: {
  email: string
  hasPassword: boolean
  result: FormResult<ProofField> | undefined
}) {
  const { form, field, isSending } = useForm(proofFields, props.result)
  const { defaultValue: _, ...password } = field("password")
  return (
    <Form {...form} className="flex flex-col gap-4">
      <FormFailure>{props.result?.failure}</FormFailure>
      <ul className="flex max-w-text list-disc flex-col gap-1.5 pl-5">
        {privacyTexts.deletePoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <input type="hidden" name={intentField} value={intents.deletion} />
      <p className="mt-1 wrap-anywhere">
        {props.hasPassword ? privacyTexts.passwordLead : privacyTexts.emailLead(props.email)}
      </p>
      <div className="sm:max-w-96">
        {props.hasPassword ? (
          <PasswordField
            label={privacyTexts.password}
            autoComplete="current-password"
            required
            {...password}
          />
        ) : (
          <TextField
            label={privacyTexts.email}
            type="email"
            autoComplete="off"
            required
            {...field("email")}
          />
        )}
      </div>
      <button
        type="submit"
        aria-disabled={isSending}
        className="button self-start border-bad text-bad hover:bg-bad-tint"
      >
        {isSending ? privacyTexts.deleting : privacyTexts.deleteButton}
      </button>
    </Form>
  )
}
