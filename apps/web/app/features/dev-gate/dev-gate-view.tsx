import { Form } from "react-router"
import { type FormResult, useForm } from "../../forms/use-form.ts"
import { FormFailure } from "../../ui/form-failure.tsx"
import { PasswordField } from "../../ui/password-field.tsx"
import { Star } from "../../ui/star.tsx"
import { SubmitButton } from "../../ui/submit-button.tsx"
import { devGateTexts } from "./texts.ts"

export const devGateFields = ["passphrase"] as const

type DevGateResult = FormResult<(typeof devGateFields)[number]>

/** The only page of a site that is not open yet: its name, and the team's log-in. */
export function DevGateView(props: { siteName: string; result: DevGateResult | undefined }) {
  const { form, field, isSending } = useForm(devGateFields, props.result)
  return (
    <main className="wrap grid min-h-dvh place-content-center py-10">
      <div className="flex w-[min(28rem,calc(100vw-2rem))] flex-col gap-6 rounded-card border border-line bg-surface p-6 sm:p-10">
        <p className="flex items-center gap-2">
          <Star className="size-7 text-copper" />
          <span className="wordmark">{props.siteName}</span>
        </p>
        <div className="flex flex-col gap-2">
          <h1 className="text-2xl">{devGateTexts.title}</h1>
          <p className="text-ink-soft">{devGateTexts.lead}</p>
        </div>
        <Form {...form} className="flex flex-col gap-5">
          <FormFailure>{props.result?.failure}</FormFailure>
          <PasswordField
            label={devGateTexts.passphrase}
            autoComplete="current-password"
            required
            {...field("passphrase")}
          />
          <SubmitButton isSending={isSending} sending={devGateTexts.sending}>
            {devGateTexts.submit}
          </SubmitButton>
        </Form>
      </div>
    </main>
  )
}
