import { type BulkAdAction, bulkAdActions } from "@wara/contract/own-ad"
import { paths } from "@wara/domain/site/paths"
import type { RefObject } from "react"
import { Form, Link, useNavigation } from "react-router"
import { ClosingDetails } from "../../../../ui/closing-details.tsx"
import { DoneNotice } from "../../frame/done-notice.tsx"
import { hasEditInReview } from "../list/own-ad-status.tsx"
import {
  type BulkOutcome,
  bulkFields,
  bulkFormId,
  isBulkPossible,
  type ListedAd,
} from "../own-ad-forms.ts"
import { bulkTexts as texts } from "./texts.ts"

/** Bulk actions for the selected ads; each shows its cost before it runs. */
export function BulkBar(props: {
  formRef: RefObject<HTMLFormElement | null>
  /** Null when unknown, as without JavaScript. */
  chosen: ListedAd[] | null
  credits: number
  bulkKey: string
  onClear: () => void
}) {
  const { chosen } = props
  const isSending = useNavigation().formMethod === "POST"
  const isIdle = chosen !== null && chosen.length === 0
  return (
    <Form
      ref={props.formRef}
      method="post"
      id={bulkFormId}
      aria-label={texts.bar}
      onSubmit={(event) => isSending && event.preventDefault()}
      className="sticky top-(--size-header) z-10 flex transition-[top] duration-(--duration-calm) [body:has(header[data-hidden=true]:not(:focus-within))_&]:top-0 min-h-16 flex-wrap items-start gap-2 rounded-t-card border-line border-b bg-surface px-4 py-2.5"
    >
      {/* Enter on a checkbox triggers the form's first button: this disabled one prevents an unintended action. */}
      <button type="submit" disabled hidden />
      <input type="hidden" name={bulkFields.key} value={props.bulkKey} autoComplete="off" />
      <p role="status" className="flex min-h-11 items-center pr-2 text-sm">
        {chosen === null || isIdle ? (
          <span className="text-ink-soft">{texts.hint}</span>
        ) : (
          <span className="font-semibold tabular-nums">{texts.chosen(chosen.length)}</span>
        )}
      </p>
      {isIdle
        ? null
        : bulkAdActions.map((action) => (
            <BulkStep key={action} action={action} chosen={chosen} credits={props.credits} />
          ))}
      {chosen === null || isIdle ? null : (
        <button
          type="button"
          onClick={props.onClear}
          className="ml-auto min-h-11 px-2 text-sky text-sm underline underline-offset-4"
        >
          {texts.clear}
        </button>
      )}
    </Form>
  )
}

/**
 * A button that asks for confirmation; the question unfolds below the bar, also without JavaScript.
 */
function BulkStep(props: { action: BulkAdAction; chosen: ListedAd[] | null; credits: number }) {
  const { action, chosen, credits } = props
  const { count, missing, unaffected } = costOf(props)
  const isRenewal = action === "renew"
  const dropped = isRenewal ? 0 : countDroppedChanges(action, chosen)
  const isPossible = count !== 0 && !(isRenewal && credits === 0)
  return (
    <ClosingDetails
      className="group/step"
      summaryClassName="button button-quiet list-none text-sm group-open/step:border-ink"
      summary={texts.buttons[action]}
    >
      <div className="absolute inset-x-2 top-full mt-1 flex flex-col items-start gap-3 rounded-card border border-line bg-surface p-4 shadow-raised">
        <p className="font-semibold">{texts.titles[action]}</p>
        <div className="max-w-text text-ink-soft text-sm">
          <p>{isRenewal ? `${texts.renewCost} ${texts.credits(credits)}` : texts.endCost}</p>
          {dropped === 0 ? null : <p>{texts.droppedChanges(dropped)}</p>}
          {chosen === null && isRenewal ? <p>{texts.renewOrder}</p> : null}
          {missing > 0 && credits > 0 ? <p>{texts.short(missing)}</p> : null}
          {unaffected > 0 ? <p>{texts.unaffected(unaffected, action)}</p> : null}
        </div>
        <div className="flex flex-wrap gap-3 empty:hidden">
          {isPossible ? (
            <button
              type="submit"
              name={bulkFields.action}
              value={action}
              className="button button-primary text-sm"
            >
              {texts.confirm[action](count)}
            </button>
          ) : null}
          {isRenewal && (missing > 0 || credits === 0) ? (
            <Link to={paths.packs} className="button button-quiet text-sm">
              {texts.buy}
            </Link>
          ) : null}
        </div>
      </div>
    </ClosingDetails>
  )
}

/**
 * How many of the selected ads an action applies to, how many credits are missing for others, and
 * how many ads it does not apply to; `count` is null when the selection is unknown.
 */
function costOf(step: { action: BulkAdAction; chosen: ListedAd[] | null; credits: number }) {
  const { action, chosen, credits } = step
  if (chosen === null) return { count: null, missing: 0, unaffected: 0 }
  const possible = chosen.filter(({ ad }) => isBulkPossible(ad, action)).length
  const count = action === "renew" ? Math.min(possible, credits) : possible
  return { count, missing: possible - count, unaffected: chosen.length - possible }
}

/**
 * How many of the ads that an action ends lose changes that are waiting for review; null when
 * unknown.
 */
function countDroppedChanges(action: BulkAdAction, chosen: ListedAd[] | null): number | null {
  if (chosen === null) return null
  return chosen.filter(({ ad }) => isBulkPossible(ad, action) && hasEditInReview(ad)).length
}

export function BulkResult({ outcome, ads }: { outcome: BulkOutcome; ads: ListedAd[] }) {
  const { action, results } = outcome
  const refused = results.flatMap(({ ad, refusal }) => (refusal ? [{ ad, ...refusal }] : []))
  const nameOf = (id: number) => ads.find(({ ad }) => ad.id === id)?.ad.name || texts.unnamed(id)
  return (
    <DoneNotice kind="warn">
      <p className="font-semibold">{texts.partly[action](results.length - refused.length)}</p>
      <p className="mt-1 text-sm">{texts.refused(refused.length)}</p>
      <ul className="mt-1 flex list-disc flex-col gap-0.5 pl-5 text-sm">
        {refused.map(({ ad, message }) => (
          <li key={ad}>
            <span className="font-medium">{nameOf(ad)}</span>: {message}
          </li>
        ))}
      </ul>
      {refused.some(({ reason }) => reason === "credits") ? (
        <Link to={paths.packs} className="button button-quiet mt-3 text-sm">
          {texts.buy}
        </Link>
      ) : null}
    </DoneNotice>
  )
}
