import type { SavedDraft } from "@wara/contract/draft"
import { type AdDraft, draftSteps } from "@wara/domain/ads/ad-draft"
import { formatNetPrice } from "@wara/domain/money/money"
import { formatMoment } from "@wara/domain/site/chilean-dates"
import { paths } from "@wara/domain/site/paths"
import { logInAgainPath } from "@wara/domain/site/return-path"
import { useId } from "react"
import { Link, useLocation } from "react-router"
import { useStore } from "zustand"
import type { DraftStore } from "../draft/draft-store.ts"
import type { DraftSync } from "../draft/draft-sync.ts"
import type { LocalDraft } from "../draft/local-draft.ts"
import { fieldsOfStep } from "../form-errors.ts"
import { draftConflictTexts, postAdTexts, draftNoticeTexts as texts } from "../texts.ts"
import { DraftNotice } from "./draft-notice.tsx"

const momentOf = (iso: string) => formatMoment(new Date(iso))

/** Shows this browser's version of a draft beside the server's; nothing is saved until one is chosen. */
function DraftConflict(props: {
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
          {draftConflictTexts.title}
        </h2>
        <p className="text-sm">{draftConflictTexts.text}</p>
        {names.length > 0 ? (
          <p className="text-sm">{draftConflictTexts.differences(names)}</p>
        ) : null}
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Version
          title={draftConflictTexts.here}
          when={
            changedAt === undefined
              ? draftConflictTexts.unsaved
              : draftConflictTexts.changed(momentOf(changedAt))
          }
          draft={local.draft}
          button={draftConflictTexts.keepHere}
          onChoose={() => onChoose(true)}
        />
        <Version
          title={draftConflictTexts.there}
          when={draftConflictTexts.saved(momentOf(saved.saved_at), saved.device)}
          draft={saved.draft}
          button={draftConflictTexts.keepThere}
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
        <li className="font-medium wrap-anywhere">{name || draftConflictTexts.noName}</li>
        <li className="tabular-nums">
          {price > 0 ? formatNetPrice(price, currency) : draftConflictTexts.noPrice}
        </li>
        <li>{draftConflictTexts.photos(gallery.length)}</li>
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

/** What prevents saving, and how to continue. No option loses what was typed. */
export function SyncNotice({ sync, store }: { sync: DraftSync; store: DraftStore }) {
  const state = useStore(sync.state)
  const { pathname, search } = useLocation()
  switch (state.kind) {
    case "ask":
      return (
        <DraftConflict
          local={store.getState()}
          saved={state.saved}
          onChoose={(preferLocal) => sync.choose(state.saved, preferLocal)}
        />
      )
    case "submitted":
      return (
        <DraftNotice title={texts.submittedTitle} text={texts.submittedText}>
          <Link to={paths.accountAds} className="button button-primary">
            {texts.seeAds}
          </Link>
          <button
            type="button"
            className="button button-quiet"
            onClick={() => sync.startOver(store.getState().clearAll)}
          >
            {texts.startNew}
          </button>
        </DraftNotice>
      )
    case "logged-out":
      return (
        <DraftNotice title={texts.loggedOutTitle} text={texts.loggedOutText}>
          {/* A full page load, because the page still has a user who is no longer logged in. */}
          <a href={logInAgainPath(pathname + search)} className="button button-primary">
            {texts.logIn}
          </a>
        </DraftNotice>
      )
    default:
      return null
  }
}
