import { paths } from "@wara/domain/site/paths"
import { Link, useFetcher } from "react-router"
import { Notice } from "../../ui/notice.tsx"
import { confirmEmailTexts as texts } from "./texts.ts"

export type ConfirmationResult = { message: string }

/** Says that the e-mail is not confirmed yet, and sends the link again from any page. */
export function ConfirmEmailNotice({ email }: { email: string }) {
  const fetcher = useFetcher<ConfirmationResult>()
  const isSending = fetcher.state !== "idle"
  return (
    <Notice
      kind="warn"
      title={texts.confirmTitle}
      action={
        <fetcher.Form method="post" action={paths.account}>
          <button type="submit" aria-disabled={isSending} className="button button-quiet text-sm">
            {isSending ? texts.sending : texts.confirmAgain}
          </button>
        </fetcher.Form>
      }
    >
      <p role="status" className="text-sm">
        {fetcher.data?.message ?? texts.confirmText(email)}
      </p>
      <Link
        to={paths.accountEmail}
        className="inline-flex min-h-11 items-center text-sky text-sm underline"
      >
        {texts.correctEmail}
      </Link>
    </Notice>
  )
}
