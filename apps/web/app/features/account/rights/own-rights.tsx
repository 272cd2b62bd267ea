import { type Right, rights } from "@wara/domain/privacy/rights-request"
import { rightTexts } from "@wara/domain/privacy/rights-texts"
import { formatLongDate } from "@wara/domain/site/chilean-dates"
import { paths } from "@wara/domain/site/paths"
import type { ReactNode } from "react"
import { Form, Link, useNavigation } from "react-router"
import { Notice } from "../../../ui/notice.tsx"
import { Panel } from "../frame/page-parts.tsx"
import { privacyAnchors, privacyIntent, privacyIntents } from "./privacy-intents.ts"
import { ownRightsTexts as texts } from "./texts.ts"

const quiet = "button button-quiet text-sm"

/** What exercises each right: a page, a file, a form below, or a button with effect at once. */
const steps: Record<Right, (isTeam: boolean) => ReactNode> = {
  access: () => (
    <Link to={paths.accountReport} className={quiet}>
      {texts.report}
    </Link>
  ),
  rectification: () => (
    <Link to={paths.accountProfileEdit} className={quiet}>
      {texts.correct}
    </Link>
  ),
  erasure: () => (
    <a href={`#${privacyAnchors.deletion}`} className={quiet}>
      {texts.erase}
    </a>
  ),
  objection: () => (
    <a href={`#${privacyAnchors.request}`} className={quiet}>
      {texts.ask}
    </a>
  ),
  portability: () => (
    <a href={paths.accountExport} download className={quiet}>
      {texts.download}
    </a>
  ),
  block: (isTeam) => (isTeam ? null : <BlockButton isBlocked={false} />),
}

/** The six rights, each with the button that exercises it. */
export function OwnRights(props: { blockedAt: string | null; isTeam: boolean }) {
  const { blockedAt, isTeam } = props
  return (
    <Panel title={texts.title} lead={texts.lead}>
      {blockedAt === null ? null : (
        <Notice
          kind="warn"
          title={texts.blockedTitle(formatLongDate(new Date(blockedAt)))}
          action={<BlockButton isBlocked />}
        >
          <p className="text-sm">{texts.blockedText}</p>
        </Notice>
      )}
      <ul className="grid gap-x-8 gap-y-5 md:grid-cols-2">
        {rights
          .filter((right) => right !== "block" || blockedAt === null)
          .map((right) => (
            <li key={right} className="flex flex-col items-start gap-2">
              <h3 className="font-semibold text-base">{rightTexts[right].name}</h3>
              <p className="text-ink-soft text-sm">
                {rightTexts[right].meaning}
                {right === "block" ? ` ${texts.blockHint}` : ""}
              </p>
              {steps[right](isTeam)}
            </li>
          ))}
      </ul>
    </Panel>
  )
}

function BlockButton({ isBlocked }: { isBlocked: boolean }) {
  const value = isBlocked ? privacyIntents.unblock : privacyIntents.block
  const isChanging = useNavigation().formData?.get(privacyIntent) === value
  const label = isBlocked ? texts.unblock : texts.block
  return (
    <Form method="post" onSubmit={(event) => isChanging && event.preventDefault()}>
      <button
        type="submit"
        name={privacyIntent}
        value={value}
        aria-disabled={isChanging}
        className={isBlocked ? "button button-primary text-sm" : quiet}
      >
        {isChanging ? texts.working : label}
      </button>
    </Form>
  )
}
