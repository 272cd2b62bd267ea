import { paths } from "@wara/domain/site/paths"
import { Link, useFetcher } from "react-router"
import { Notice } from "./notice.tsx"
import { noticeTexts } from "./notice-texts.ts"

export type ConfirmationResult = { message: string }

/** Says that the e-mail is not confirmed yet, and sends the link again from any page. */
export function ConfirmEmailNotice({ email }: { email: string }) {
  const fetcher = useFetcher<ConfirmationResult>()
  const isSending = fetcher.state !== "idle"
  return (
    <Notice
      kind="warn"
      title={noticeTexts.confirmTitle}
      action={
        <fetcher.Form method="post" action={paths.account}>
          <button type="submit" aria-disabled={isSending} className="button button-quiet text-sm">
            {isSending ? noticeTexts.sending : noticeTexts.confirmAgain}
          </button>
        </fetcher.Form>
      }
    >
      <p role="status" className="text-sm">
        {fetcher.data?.message ?? noticeTexts.confirmText(email)}
      </p>
      <Link
        to={paths.accountEmail}
        className="inline-flex min-h-11 items-center text-sky text-sm underline"
      >
        {noticeTexts.correctEmail}
      </Link>
    </Notice>
  )
}
