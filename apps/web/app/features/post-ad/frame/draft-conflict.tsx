import type { SavedDraft } from "@wara/contract/draft"
import { type AdDraft, draftSteps } from "@wara/domain/ads/ad-draft"
import { formatNetPrice } from "@wara/domain/money/money"
import { formatMoment } from "@wara/domain/site/chilean-dates"
import { useId } from "react"
import { fieldsOfStep } from "../check/ad-fields.ts"
import type { LocalDraft } from "../draft/local-draft.ts"
import { postAdTexts, draftConflictTexts as texts } from "../texts.ts"

const momentOf = (iso: string) => formatMoment(new Date(iso))

/** Shows this browser's version of a draft beside the server's; nothing is saved until one is chosen. */
export function DraftConflict(props: {
  local: LocalDraft
  saved: SavedDraft
  onChoose: (preferLocal: boolean) => void
}) {
  const { local, saved, onChoose } = props
  const title = useId()
  const steps = changedSteps(local.draft, saved.draft)
  const names = steps.map((step) => postAdTexts.steps[step]?.name ?? "")
  const { changedAt } = local
  return (
    <section
      aria-labelledby={title}
      className="flex flex-col gap-4 rounded-card border border-line bg-sunken px-4 py-4"
    >
      <div role="status" className="max-w-text">
        <h2 id={title} className="font-semibold">
          {texts.title}
        </h2>
        <p className="text-sm">{texts.text}</p>
        {names.length > 0 ? <p className="text-sm">{texts.differences(names)}</p> : null}
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Version
          title={texts.here}
          when={changedAt === undefined ? texts.unsaved : texts.changed(momentOf(changedAt))}
          draft={local.draft}
          button={texts.keepHere}
          onChoose={() => onChoose(true)}
        />
        <Version
          title={texts.there}
          when={texts.saved(momentOf(saved.saved_at), saved.device)}
          draft={saved.draft}
          button={texts.keepThere}
          onChoose={() => onChoose(false)}
        />
      </div>
    </section>
  )
}

function Version(props: {
  title: string
  when: string
  draft: AdDraft
  button: string
  onChoose: () => void
}) {
  const { title, when, button, onChoose } = props
  const { currency, gallery, name, price } = props.draft.ad
  return (
    <div className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <div>
        <h3 className="font-semibold text-sm">{title}</h3>
        <p className="text-ink-soft text-sm">{when}</p>
      </div>
      <ul className="flex flex-col gap-0.5 text-sm">
        <li className="font-medium wrap-anywhere">{name || texts.noName}</li>
        <li className="tabular-nums">
          {price > 0 ? formatNetPrice(price, currency) : texts.noPrice}
        </li>
        <li>{texts.photos(gallery.length)}</li>
      </ul>
      <button type="button" className="button button-quiet mt-auto" onClick={onChoose}>
        {button}
      </button>
    </div>
  )
}

/** Steps of the form in which two versions of a draft differ. */
function changedSteps(one: AdDraft, other: AdDraft): number[] {
  return draftSteps.filter((step) => contentOf(one, step) !== contentOf(other, step))
}

function contentOf(draft: AdDraft, step: number): string {
  if (step === 1) return JSON.stringify([draft.pack, draft.featured])
  return JSON.stringify(fieldsOfStep(step).map((field) => draft.ad[field]))
}
