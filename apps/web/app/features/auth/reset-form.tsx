import { Form } from "react-router"
import { type FormResult, useForm } from "../../forms/use-form.ts"
import { FormFailure } from "../../ui/form-failure.tsx"
import { PasswordField } from "../../ui/password-field.tsx"
import { SubmitButton } from "../../ui/submit-button.tsx"
import { resetTexts } from "./texts.ts"

export const resetFields = ["password", "passwordConfirmation"] as const

type ResetResult = FormResult<(typeof resetFields)[number]>

/** Chooses a new password. Only the backend can determine the account. */
export function ResetForm({ result }: { result: ResetResult | undefined }) {
  const { form, field, isSending } = useForm(resetFields, result)
  return (
    <Form {...form} className="flex flex-col gap-5">
      <FormFailure>{result?.failure}</FormFailure>
      <PasswordField
        label={resetTexts.password}
        autoComplete="new-password"
        strengthFor=""
        required
        {...field("password")}
      />
      <PasswordField
        label={resetTexts.repeat}
        autoComplete="new-password"
        required
        {...field("passwordConfirmation")}
      />
      <SubmitButton isSending={isSending} sending={resetTexts.sending}>
        {resetTexts.submit}
      </SubmitButton>
    </Form>
  )
}
