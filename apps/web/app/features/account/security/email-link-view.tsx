import type { EmailLink } from "@wara/contract/account"
import { paths } from "@wara/domain/site/paths"
import type { ReactNode } from "react"
import { Form, Link, useNavigation } from "react-router"
import { EmailLinkForm, type LinkResult } from "../../../entities/account/email-link-form.tsx"
import { codeKey } from "../../../forms/link-code.ts"
import { FormFailure } from "../../../ui/form-failure.tsx"
import { SubmitButton } from "../../../ui/submit-button.tsx"
import { emailLinkTexts } from "./texts.ts"

/** Confirms an e-mail change for the account that the page names, or disowns it. */
export function ChangeLinkView(props: {
  state: "open" | "done" | "cancelled" | "expired"
  code: string
  link: EmailLink | null
  result: LinkResult | undefined
}) {
  const { code, link, result, state } = props
  const texts = emailLinkTexts.confirm
  if (state === "done") return <Ended title={texts.doneTitle} text={texts.doneText} />
  if (state === "cancelled")
    return <Ended title={texts.cancelledTitle} text={texts.cancelledText} />
  if (state === "expired" || link === null) return <Expired />
  const { title, lead, submit, disown } = texts
  const { sending } = emailLinkTexts
  return (
    <Column title={title} lead={lead}>
      <EmailLinkForm {...{ link, code, result, submit, sending, disown }} />
    </Column>
  )
}

/** One button that stops an e-mail change, since mail scanners open links but press no buttons. */
export function StopLinkView(props: {
  state: "open" | "done" | "expired"
  code: string
  failure: string | null
}) {
  const { code, failure, state } = props
  const texts = emailLinkTexts.stop
  const isSending = useNavigation().formMethod === "POST"
  if (state === "expired") return <Expired />
  if (state === "done") return <Ended title={texts.doneTitle} text={texts.doneText} />
  return (
    <Column title={texts.title} lead={texts.lead}>
      <Form method="post" className="flex flex-col gap-4">
        <FormFailure>{failure}</FormFailure>
        <input type="hidden" name={codeKey} value={code} />
        <SubmitButton isSending={isSending} sending={emailLinkTexts.sending}>
          {texts.submit}
        </SubmitButton>
      </Form>
    </Column>
  )
}

const Expired = () => (
  <Ended title={emailLinkTexts.expiredTitle} text={emailLinkTexts.expiredText} />
)

function Ended({ title, text }: { title: string; text: string }) {
  return (
    <Column title={title} lead={text}>
      <Link to={paths.account} className="button button-primary self-start">
        {emailLinkTexts.toAccount}
      </Link>
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
