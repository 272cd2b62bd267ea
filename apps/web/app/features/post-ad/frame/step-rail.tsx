import { draftSteps } from "@wara/domain/ads/ad-draft"
import { paths, postAdStepPath } from "@wara/domain/site/paths"
import { Check } from "lucide-react"
import { Link } from "react-router"
import { postAdTexts as texts } from "../post-ad-texts.ts"

/** The current step of the form; every step that was reached is a link. */
export function StepRail(props: { step: number; reached: number; isReady: boolean }) {
  const { step, reached } = props
  return (
    <nav aria-label={texts.stepsNav}>
      <ol className="flex gap-1.5 lg:flex-col lg:gap-1">
        {draftSteps.map((place) => (
          <li key={place} className="grow lg:grow-0">
            <StepMark place={place} isOpen={place === step} isReached={place <= reached} />
          </li>
        ))}
        <li className="max-lg:hidden">
          {props.isReady ? (
            <Link to={paths.postAdSummary} className={rowClasses}>
              <span className={`${dotClasses} border border-line-strong`}>
                {draftSteps.length + 1}
              </span>
              {texts.summaryStep}
            </Link>
          ) : (
            <span className={`${rowClasses} text-ink-soft`}>
              <span className={`${dotClasses} border border-line`}>{draftSteps.length + 1}</span>
              {texts.summaryStep}
            </span>
          )}
        </li>
      </ol>
    </nav>
  )
}

const rowClasses =
  "flex min-h-11 items-center gap-3 rounded-control px-2 text-sm max-lg:min-h-6 max-lg:p-0"
const dotClasses = "grid size-7 shrink-0 place-items-center rounded-full text-xs tabular-nums"

function StepMark(props: { place: number; isOpen: boolean; isReached: boolean }) {
  const { place, isOpen, isReached } = props
  const name = texts.steps[place]?.name
  const isDone = isReached && !isOpen
  const content = (
    <>
      <span
        aria-hidden
        className={`h-1.5 w-full rounded-full lg:hidden ${isOpen ? "bg-copper" : isReached ? "bg-ink-soft" : "bg-line"}`}
      />
      <span
        aria-hidden
        className={`${dotClasses} max-lg:hidden ${isOpen ? "bg-copper font-semibold text-on-copper" : isDone ? "bg-ok-tint text-ok" : "border border-line"}`}
      >
        {isDone ? <Check className="size-4" /> : place}
      </span>
      <span className={`max-lg:visually-hidden ${isOpen ? "font-semibold" : ""}`}>{name}</span>
    </>
  )
  if (!isReached) return <span className={`${rowClasses} text-ink-soft`}>{content}</span>
  return (
    <Link
      to={postAdStepPath(place)}
      aria-current={isOpen ? "step" : undefined}
      className={`${rowClasses} hover:bg-sunken max-lg:hover:bg-transparent`}
    >
      {content}
    </Link>
  )
}
