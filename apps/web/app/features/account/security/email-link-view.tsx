import { paths } from "@wara/domain/site/paths"
import type { ReactNode } from "react"
import { Form, Link, useNavigation } from "react-router"
import { FormFailure } from "../../../ui/form-failure.tsx"
import { SubmitButton } from "../../../ui/submit-button.tsx"
import { emailLinkTexts } from "./texts.ts"

export type EmailLinkState = "open" | "done" | "expired"

/**
 * One button that confirms or stops an e-mail change, since mail scanners open links but press no
 * buttons.
 */
export function EmailLinkView(props: {
  step: "confirm" | "stop"
  state: EmailLinkState
  code: string
  failure: string | null
}) {
  const { code, failure, state, step } = props
  const texts = emailLinkTexts[step]
  const isSending = useNavigation().formMethod === "POST"
  if (state !== "open") {
    const title = state === "done" ? texts.doneTitle : emailLinkTexts.expiredTitle
    const text = state === "done" ? texts.doneText : emailLinkTexts.expiredText
    return (
      <Column title={title} lead={text}>
        <Link to={paths.account} className="button button-primary self-start">
          {emailLinkTexts.toAccount}
        </Link>
      </Column>
    )
  }
  return (
    <Column title={texts.title} lead={texts.lead}>
      <Form method="post" className="flex flex-col gap-4">
        <FormFailure>{failure}</FormFailure>
        <input type="hidden" name="codigo" value={code} />
        <SubmitButton isSending={isSending} sending={emailLinkTexts.sending}>
          {texts.submit}
        </SubmitButton>
      </Form>
    </Column>
  )
}

function Column(props: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className="wrap py-8 md:py-14">
      <div className="mx-auto flex max-w-[28rem] flex-col gap-6">
        <div className="flex flex-col gap-2">
          <h1 className="text-2xl md:text-3xl">{props.title}</h1>
          <p className="text-ink-soft text-lg">{props.lead}</p>
        </div>
        {props.children}
      </div>
    </div>
  )
}
