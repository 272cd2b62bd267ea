import { leadLimits } from "@wara/domain/leads/lead"
import type { LeadTemplate } from "@wara/domain/leads/lead-schema"
import { useState } from "react"
import { Form, useNavigation } from "react-router"
import { SubmitButton } from "../../../ui/submit-button.tsx"
import { TextArea } from "../../../ui/text-field.tsx"
import { intentField } from "./lead-forms.ts"
import { threadTexts } from "./texts.ts"

/** A further message; sellers start from their saved answers. */
export function ReplyForm(props: {
  messageKey: string
  isSeller: boolean
  templates: readonly LeadTemplate[]
  /** Whether the page was opened to answer: people write at once. */
  takesFocus: boolean
}) {
  const { isSeller, takesFocus, templates } = props
  // A message that is sent again has the key of its first attempt.
  const [messageKey] = useState(props.messageKey)
  const [text, setText] = useState("")
  const isSending = useNavigation().formData?.get(intentField) === "reply"
  return (
    <Form method="post" className="flex flex-col gap-3">
      <input type="hidden" name={intentField} value="reply" />
      <input type="hidden" name="key" value={messageKey} />
      {templates.length === 0 ? null : (
        <ul
          aria-label={threadTexts.template}
          className="flex flex-wrap gap-2 [@media(scripting:none)]:hidden"
        >
          {templates.map((template) => (
            <li key={template.title}>
              <button
                type="button"
                onClick={() => setText(template.text)}
                className="inline-flex min-h-10 items-center rounded-full border border-line-strong px-3 text-sm hover:border-ink"
              >
                {template.title}
              </button>
            </li>
          ))}
        </ul>
      )}
      <TextArea
        label={isSeller ? threadTexts.reply : threadTexts.replyAsBuyer}
        name="text"
        autoFocus={takesFocus}
        rows={4}
        required
        maxLength={leadLimits.message}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <SubmitButton isSending={isSending} sending={threadTexts.sending} className="self-start">
        {threadTexts.send}
      </SubmitButton>
      <p className="text-ink-soft text-sm">{threadTexts.throughUs}</p>
    </Form>
  )
}
