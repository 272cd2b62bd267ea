import type { Account, Consent } from "@wara/contract/account"
import { formatLongDate } from "@wara/domain/site/format-date"
import { paths } from "@wara/domain/site/paths"
import { Download } from "lucide-react"
import { Link } from "react-router"
import type { FormResult } from "../../../forms/form-result.ts"
import { PageHead } from "../frame/page-head.tsx"
import { Panel } from "../frame/panel.tsx"
import { ConsentHistory } from "./consent-history.tsx"
import { DeletionForm } from "./deletion-form.tsx"
import { NewsSwitch } from "./news-switch.tsx"
import type { ProofField } from "./privacy-intents.ts"
import { privacyTexts } from "./privacy-texts.ts"

/** What the privacy centre must know of its person. */
export type PrivateAccount = Pick<Account, "email" | "has_password" | "role" | "deletion_due_at">

function Deletion(props: { account: PrivateAccount; result: FormResult<ProofField> | undefined }) {
  const { email, has_password, role, deletion_due_at } = props.account
  if (deletion_due_at !== null) {
    return <p>{privacyTexts.due(formatLongDate(new Date(deletion_due_at)))}</p>
  }
  if (role !== "user") return <p className="text-ink-soft">{privacyTexts.team}</p>
  return <DeletionForm email={email} hasPassword={has_password} result={props.result} />
}

/** One's data to take away, what one agreed to, and the end of the account. */
export function PrivacyView(props: {
  account: PrivateAccount
  consents: Consent[]
  result: FormResult<ProofField> | undefined
}) {
  const newest = props.consents.find(({ kind }) => kind === "news")
  const wantsNews = newest?.granted ?? false
  return (
    <>
      <PageHead title={privacyTexts.title} lead={privacyTexts.lead} />
      <Panel title={privacyTexts.exportTitle}>
        <p className="max-w-text">{privacyTexts.exportText}</p>
        <a href={paths.accountExport} download className="button button-quiet self-start">
          <Download aria-hidden className="size-4" />
          {privacyTexts.exportButton}
        </a>
      </Panel>
      <Panel title={privacyTexts.newsTitle}>
        <p className="max-w-text">{wantsNews ? privacyTexts.newsOn : privacyTexts.newsOff}</p>
        <NewsSwitch isOn={wantsNews} />
        <ConsentHistory consents={props.consents} />
      </Panel>
      <Panel title={privacyTexts.deleteTitle}>
        <Deletion account={props.account} result={props.result} />
      </Panel>
      <Link
        to={paths.privacy}
        className="inline-flex min-h-11 items-center self-start text-sky text-sm hover:underline"
      >
        {privacyTexts.policy}
      </Link>
    </>
  )
}
