import { type BulkAdAction, bulkAdActions } from "@wara/contract/own-ad"
import { paths } from "@wara/domain/site/paths"
import type { RefObject } from "react"
import { Form, Link, useNavigation } from "react-router"
import { Asking } from "../list/asking.tsx"
import type { ListedAd } from "../list/own-ad-forms.ts"
import { bulkFields, bulkFormId, isBulkPossible } from "./bulk-forms.ts"
import { bulkTexts as texts } from "./own-ads-table-texts.ts"

/** What may be done with the chosen ads; each action says what it costs before it is done. */
export function BulkBar(props: {
  formRef: RefObject<HTMLFormElement | null>
  /** Null when it is not known, as without JavaScript. */
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
      className="sticky top-(--size-header) z-10 flex min-h-16 flex-wrap items-start gap-2 rounded-t-card border-line border-b bg-surface px-4 py-2.5"
    >
      {/* The form's first button is what Enter on a checkbox presses: nothing is done unasked. */}
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

function BulkStep(props: { action: BulkAdAction; chosen: ListedAd[] | null; credits: number }) {
  const { action, chosen, credits } = props
  const possible = chosen?.filter(({ ad }) => isBulkPossible(ad, action)).length ?? null
  const affordable = action === "renew" ? credits : Number.POSITIVE_INFINITY
  const count = possible === null ? null : Math.min(possible, affordable)
  const missing = possible === null ? 0 : Math.max(0, possible - affordable)
  const unaffected = chosen === null ? 0 : chosen.length - (possible ?? 0)
  const isShort = action === "renew" && (missing > 0 || credits === 0)
  return (
    <Asking
      button={texts.buttons[action]}
      title={texts.titles[action]}
      text={
        <>
          <p>
            {action === "renew" ? `${texts.renewCost} ${texts.credits(credits)}` : texts.endCost}
          </p>
          {chosen === null && action === "renew" ? <p>{texts.renewOrder}</p> : null}
          {missing > 0 && credits > 0 ? <p>{texts.short(missing)}</p> : null}
          {unaffected > 0 ? <p>{texts.unaffected(unaffected, action)}</p> : null}
        </>
      }
    >
      {count === 0 || (action === "renew" && credits === 0) ? null : (
        <button
          type="submit"
          name={bulkFields.action}
          value={action}
          className="button button-primary text-sm"
        >
          {texts.confirm[action](count)}
        </button>
      )}
      {isShort ? (
        <Link to={paths.packs} className="button button-quiet text-sm">
          {texts.buy}
        </Link>
      ) : null}
    </Asking>
  )
}
