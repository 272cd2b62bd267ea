import { type MailList, mailLists, type OptionalMail } from "@wara/domain/accounts/optional-mails"
import { Form, useNavigation } from "react-router"
import { CheckboxField } from "../../../ui/checkbox-field.tsx"
import { FormFailure } from "../../../ui/form-failure.tsx"
import { SubmitButton } from "../../../ui/submit-button.tsx"
import { noMailsField } from "./mail-switches-fields.ts"
import { mailListTexts, mailSwitchNames, mailSwitchTexts as texts } from "./texts.ts"

/** The switches of an account's mails, in the account and by the link of a mail. */
export function MailSwitchesForm(props: {
  wanted: readonly OptionalMail[]
  failure: string | null
}) {
  const isSending = useNavigation().formMethod === "POST"
  return (
    <Form method="post" className="flex max-w-text flex-col gap-5">
      <FormFailure>{props.failure}</FormFailure>
      {/* A changed answer of the server replaces what the browser shows. */}
      <div key={props.wanted.join()} className="flex flex-col gap-5">
        <MailListFields list="saved" wanted={props.wanted} />
        <MailListFields list="seller" wanted={props.wanted} />
        <MailListFields list="wanted" wanted={props.wanted} />
      </div>
      <div className="flex flex-wrap gap-3">
        <SubmitButton isSending={isSending} sending={texts.saving}>
          {texts.save}
        </SubmitButton>
        <button type="submit" name={noMailsField} value="1" className="button button-quiet">
          {texts.none}
        </button>
      </div>
      <p className="text-ink-soft text-sm">{texts.always}</p>
    </Form>
  )
}

function MailListFields({ list, wanted }: { list: MailList; wanted: readonly OptionalMail[] }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-1 rounded-card border border-line bg-surface p-4">
      <legend className="px-1 font-semibold">{mailListTexts[list].name}</legend>
      <p className="text-ink-soft text-sm">{mailListTexts[list].text}</p>
      {mailLists[list].map((kind) => (
        <CheckboxField key={kind} name={kind} defaultValue={wanted.includes(kind) ? "on" : ""}>
          <span className="block">{mailSwitchNames[kind].name}</span>
          <span className="block text-ink-soft text-sm">{mailSwitchNames[kind].text}</span>
        </CheckboxField>
      ))}
    </fieldset>
  )
}
