import { Form } from "react-router"
import { useForm } from "../../forms/use-form.ts"
import { FormFailure } from "../../ui/form-failure.tsx"
import { SubmitButton } from "../../ui/submit-button.tsx"
import { TextField } from "../../ui/text-field.tsx"
import { type EmailResult, emailFields } from "./email-fields.ts"

export function EmailForm(props: {
  result: EmailResult | undefined
  label: string
  submit: string
  sending: string
  action?: string
}) {
  const { form, field, isSending } = useForm(emailFields, props.result)
  return (
    <Form
      {...form}
      {...(props.action ? { action: props.action } : {})}
      className="flex flex-col gap-5"
    >
      <FormFailure>{props.result?.failure}</FormFailure>
      <TextField
        label={props.label}
        type="email"
        autoComplete="email"
        required
        {...field("email")}
      />
      <SubmitButton isSending={isSending} sending={props.sending}>
        {props.submit}
      </SubmitButton>
    </Form>
  )
}
