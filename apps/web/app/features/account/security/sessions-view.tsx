import type { Session } from "@wara/contract/account"
import { formatLongDate, formatMoment } from "@wara/domain/site/chilean-dates"
import { paths } from "@wara/domain/site/paths"
import Monitor from "lucide-react/icons/monitor"
import Smartphone from "lucide-react/icons/smartphone"
import { Form, Link, useNavigation } from "react-router"
import { FormFailure } from "../../../ui/form-failure.tsx"
import { PageHead, Panel } from "../frame/page-parts.tsx"
import { LogInList, type LogInPage } from "./log-in-list.tsx"
import { sessionTexts } from "./texts.ts"

/** Name of the button that says which session to end. */
export const sessionField = "sesion"

/** Value of the button that ends all other sessions. */
export const allOthers = "otras"

const phones = /iphone|ipad|android/i

function SessionRow({ session, isClosing }: { session: Session; isClosing: boolean }) {
  const device = session.device || sessionTexts.unknownDevice
  const Icon = phones.test(session.device) ? Smartphone : Monitor
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <Icon aria-hidden className="size-6 shrink-0 text-ink-soft" strokeWidth={1.5} />
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {device}
          {session.is_current ? (
            <span className="rounded-full bg-ok-tint px-2.5 py-0.5 font-medium text-ok text-xs">
              {sessionTexts.current}
            </span>
          ) : null}
        </p>
        <p className="text-ink-soft text-sm">
          {sessionTexts.lastUsed(formatMoment(new Date(session.last_used_at)))}
        </p>
        <p className="text-ink-soft text-sm">
          {sessionTexts.since(formatLongDate(new Date(session.created_at)))}
        </p>
      </div>
      {session.is_current ? null : (
        <button
          type="submit"
          name={sessionField}
          value={session.id}
          aria-disabled={isClosing}
          className="button button-quiet text-sm max-sm:ml-10"
        >
          {isClosing ? sessionTexts.closing : sessionTexts.close}
          <span className="visually-hidden"> {sessionTexts.closeOf(device)}</span>
        </button>
      )}
    </li>
  )
}

/**
 * The active sessions, each but the current one can be ended, or all of them at once; and the log-ins
 * of the last months.
 */
export function SessionsView({
  sessions,
  activity,
  failure,
}: {
  sessions: Session[]
  activity: LogInPage
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
      <LogInList {...activity} />
      <Link
        to={paths.changePassword}
        className="inline-flex min-h-11 items-center self-start text-sky text-sm hover:underline"
      >
        {sessionTexts.changePassword}
      </Link>
    </>
  )
}
