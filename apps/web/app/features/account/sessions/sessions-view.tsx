import type { Session } from "@wara/contract/account"
import { paths } from "@wara/domain/site/paths"
import { Form, Link, useNavigation } from "react-router"
import { FormFailure } from "../../../ui/form-failure.tsx"
import { PageHead } from "../frame/page-head.tsx"
import { Panel } from "../frame/panel.tsx"
import { allOthers, sessionField } from "./session-intent.ts"
import { SessionRow } from "./session-row.tsx"
import { sessionTexts } from "./session-texts.ts"

/** Where the account is open; each place but this one can be closed, or all of them at once. */
export function SessionsView({
  sessions,
  failure,
}: {
  sessions: Session[]
  failure: string | null
}) {
  const closing = useNavigation().formData?.get(sessionField) ?? null
  const hasOthers = sessions.some((session) => !session.is_current)
  return (
    <>
      <PageHead title={sessionTexts.title} lead={sessionTexts.lead} />
      <FormFailure>{failure}</FormFailure>
      <Panel title={sessionTexts.panel}>
        <Form method="post" className="flex flex-col gap-5">
          <ul className="divide-y divide-line">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} isClosing={closing === session.id} />
            ))}
          </ul>
          {hasOthers ? (
            <button
              type="submit"
              name={sessionField}
              value={allOthers}
              aria-disabled={closing === allOthers}
              className="button button-primary self-start"
            >
              {closing === allOthers ? sessionTexts.closing : sessionTexts.closeOthers}
            </button>
          ) : (
            <p className="text-ink-soft text-sm">{sessionTexts.onlyThis}</p>
          )}
        </Form>
      </Panel>
      <Link
        to={paths.changePassword}
        className="inline-flex min-h-11 items-center self-start text-sky text-sm hover:underline"
      >
        {sessionTexts.changePassword}
      </Link>
    </>
  )
}
