import { leadLimits } from "@wara/domain/leads/lead"
import type { LeadTemplate } from "@wara/domain/leads/lead-schema"
import { Form, useNavigation } from "react-router"
import { FormFailure } from "../../../ui/form-failure.tsx"
import { SubmitButton } from "../../../ui/submit-button.tsx"
import { TextArea, TextField } from "../../../ui/text-field.tsx"
import { PageHead } from "../frame/page-parts.tsx"
import { templateTexts as texts } from "./texts.ts"

/** Empty rows that follow the saved answers. */
const spareRows = 2

/** The saved answers of a seller, as one form. */
export function TemplatesView(props: {
  templates: readonly LeadTemplate[]
  failure: string | null
}) {
  const { failure, templates } = props
  const isSending = useNavigation().formMethod === "POST"
  const count = Math.min(leadLimits.templates, templates.length + spareRows)
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <Form method="post" className="flex max-w-text flex-col gap-5">
        <FormFailure>{failure}</FormFailure>
        {Array.from({ length: count }, (_, place) => (
          <fieldset
            // Rows are only ever added at the end.
            // biome-ignore lint/suspicious/noArrayIndexKey: their place identifies them
            key={place}
            className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4"
          >
            <legend className="sr-only">{texts.one(place + 1)}</legend>
            <TextField
              label={texts.name}
              name="title"
              maxLength={leadLimits.templateTitle}
              defaultValue={templates[place]?.title ?? ""}
            />
            <TextArea
              label={texts.text}
              name="text"
              rows={3}
              maxLength={leadLimits.template}
              defaultValue={templates[place]?.text ?? ""}
            />
          </fieldset>
        ))}
        <p className="text-ink-soft text-sm">{texts.empty}</p>
        <SubmitButton isSending={isSending} sending={texts.saving} className="self-start">
          {texts.save}
        </SubmitButton>
      </Form>
    </>
  )
}
