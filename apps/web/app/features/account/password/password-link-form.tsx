import { paths } from "@wara/domain/site/paths"
import { Form, Link, useNavigation } from "react-router"
import { Notice } from "../../../ui/notice.tsx"
import { SubmitButton } from "../../../ui/submit-button.tsx"
import { passwordTexts } from "./password-texts.ts"

/** Name and value of the button that requests a link to choose a password. */
export const linkIntent = { name: "intent", value: "link" } as const

/**
 * Requests the e-mail with a link to choose a password; `sentTo` is the address that it was sent
 * to.
 */
export function PasswordLinkForm({ sentTo, text }: { sentTo: string | null; text: string }) {
  const isSending = useNavigation().formData?.get(linkIntent.name) === linkIntent.value
  if (sentTo !== null) {
    return (
      <div role="status">
        <Notice
          kind="ok"
          action={
            <Link to={paths.logOut} className="button button-quiet text-sm">
              {passwordTexts.logOut}
            </Link>
          }
        >
          {passwordTexts.sent(sentTo)}
        </Notice>
      </div>
    )
  }
  return (
    <Form method="post" className="flex flex-col items-start gap-4">
      <input type="hidden" {...linkIntent} />
      <p className="max-w-text">{text}</p>
      <p className="max-w-text text-ink-soft text-sm">{passwordTexts.noneSteps}</p>
      <SubmitButton isSending={isSending} sending={passwordTexts.sending}>
        {passwordTexts.send}
      </SubmitButton>
    </Form>
  )
}
