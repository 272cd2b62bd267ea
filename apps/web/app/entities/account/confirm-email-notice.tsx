import type { Account } from "@wara/contract/account"
import { paths } from "@wara/domain/site/paths"
import { Link, useFetcher } from "react-router"
import { Notice } from "../../ui/notice.tsx"
import { confirmEmailTexts as texts } from "./texts.ts"

export type ConfirmationResult = { message: string }

/**
 * Says that the e-mail is not confirmed yet, to which address the link went, and sends it again from
 * any page. A correction that waits is sent again on the page where it was typed; above that
 * form nothing is said twice.
 */
export function ConfirmEmailNotice({
  email,
  pending_email: pending,
  isAboveForm = false,
}: Pick<Account, "email" | "pending_email"> & { isAboveForm?: boolean }) {
  const fetcher = useFetcher<ConfirmationResult>()
  if (isAboveForm && pending !== null) return null
  return (
    <Notice
      kind="warn"
      title={texts.confirmTitle}
      action={pending === null ? <SendAgain fetcher={fetcher} /> : null}
    >
      <p role="status" className="text-sm wrap-anywhere">
        {pending === null
          ? (fetcher.data?.message ?? texts.confirmText(email))
          : texts.pendingText(pending)}
      </p>
      {isAboveForm ? null : (
        <Link
          to={paths.accountEmail}
          className="inline-flex min-h-11 items-center text-sky text-sm underline"
        >
          {pending === null ? texts.correctEmail : texts.correctPending}
        </Link>
      )}
    </Notice>
  )
}

function SendAgain({ fetcher }: { fetcher: ReturnType<typeof useFetcher<ConfirmationResult>> }) {
  const isSending = fetcher.state !== "idle"
  return (
    <fetcher.Form method="post" action={paths.account}>
      <button type="submit" aria-disabled={isSending} className="button button-quiet text-sm">
        {isSending ? texts.sending : texts.confirmAgain}
      </button>
    </fetcher.Form>
  )
}
