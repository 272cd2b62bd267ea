import { Form } from "react-router"
import { useForm } from "../../forms/use-form.ts"
import { codeKey } from "../../session/link-code.ts"
import { FormFailure } from "../../ui/form-failure.tsx"
import { SubmitButton } from "../../ui/submit-button.tsx"
import { confirmationTexts } from "./recovery-texts.ts"

/** One button, because programs that look at e-mails open their links too, but press nothing. */
export function ConfirmForm({ code, failure }: { code: string; failure: string | null }) {
  const result = failure === null ? undefined : { values: {}, errors: {}, failure }
  const { form, isSending } = useForm([], result)
  return (
    <Form {...form} className="flex flex-col gap-5">
      <FormFailure>{failure}</FormFailure>
      <input type="hidden" name={codeKey} value={code} />
      <SubmitButton isSending={isSending} sending={confirmationTexts.sending}>
        {confirmationTexts.submit}
      </SubmitButton>
    </Form>
  )
}
