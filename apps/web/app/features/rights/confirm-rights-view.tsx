import { paths } from "@wara/domain/site/paths"
import CircleCheck from "lucide-react/icons/circle-check"
import Link2Off from "lucide-react/icons/link-2-off"
import ShieldCheck from "lucide-react/icons/shield-check"
import { Form, Link, useNavigation } from "react-router"
import { codeKey } from "../../forms/link-code.ts"
import { FormFailure } from "../../ui/form-failure.tsx"
import { SubmitButton } from "../../ui/submit-button.tsx"
import { rightsPageTexts as texts } from "./texts.ts"

const looks = {
  open: { icon: ShieldCheck, title: texts.confirmTitle, text: texts.confirmText },
  done: { icon: CircleCheck, title: texts.doneTitle, text: texts.doneText },
  expired: { icon: Link2Off, title: texts.expiredTitle, text: texts.expiredText },
} as const

/** The page of a mailed link: only its button confirms, because mail scanners open every link. */
export function ConfirmRightsView(props: {
  code: string
  state: keyof typeof looks
  failure: string | null
}) {
  const { icon: Icon, text, title } = looks[props.state]
  const isSending = useNavigation().formMethod === "POST"
  return (
    <div className="flex max-w-text flex-col items-start gap-4 py-6">
      <Icon aria-hidden className="size-10 text-copper" strokeWidth={1.5} />
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      <p className="text-lg">{text}</p>
      {props.state === "open" ? (
        <Form
          method="post"
          onSubmit={(event) => isSending && event.preventDefault()}
          className="flex flex-col items-start gap-4"
        >
          <FormFailure>{props.failure}</FormFailure>
          <input type="hidden" name={codeKey} value={props.code} />
          <SubmitButton isSending={isSending} sending={texts.confirming}>
            {texts.confirm}
          </SubmitButton>
        </Form>
      ) : (
        <Link
          to={props.state === "done" ? paths.privacy : paths.rights}
          className="button button-primary"
        >
          {props.state === "done" ? texts.toPolicy : texts.again}
        </Link>
      )}
    </div>
  )
}
