import { draftSteps } from "@wara/domain/ads/ad-draft"
import { paths, postAdStepPath } from "@wara/domain/site/paths"
import Check from "lucide-react/icons/check"
import { Link } from "react-router"
import { postAdTexts as texts } from "../texts.ts"

/** The steps of the form and the summary after them; every step that was reached is a link. */
export function StepRail(props: { step: number; reached: number; isReady: boolean }) {
  const { isReady, reached, step } = props
  return (
    <nav aria-label={texts.stepsNav}>
      <ol className="flex gap-1.5 lg:flex-col lg:gap-1">
        {draftSteps.map((place) => (
          <li key={place} className="grow lg:grow-0">
            <StepMark
              place={place}
              name={texts.steps[place]?.name ?? ""}
              to={postAdStepPath(place)}
              isOpen={place === step}
              isReached={place <= reached}
              isDone={place !== step && (isReady || place < reached)}
            />
          </li>
        ))}
        <li className="grow lg:grow-0">
          <StepMark
            place={draftSteps.length + 1}
            name={texts.summaryStep}
            to={paths.postAdSummary}
            isOpen={false}
            isReached={isReady}
            isDone={false}
          />
        </li>
      </ol>
    </nav>
  )
}

const rowClasses =
  "flex min-h-11 items-center gap-3 rounded-control px-2 text-sm max-lg:min-h-6 max-lg:p-0"
const dotClasses = "grid size-7 shrink-0 place-items-center rounded-full text-xs tabular-nums"

/** A bar on narrow screens, a number with a name on wide ones. */
function StepMark(props: {
  place: number
  name: string
  to: string
  isOpen: boolean
  isReached: boolean
  isDone: boolean
}) {
  const { place, name, isOpen, isReached, isDone } = props
  const border = `border ${isReached ? "border-line-strong" : "border-line"}`
  const content = (
    <>
      <span
        aria-hidden
        className={`h-1.5 w-full rounded-full lg:hidden ${isOpen ? "bg-copper" : isDone ? "bg-ink-soft" : "bg-line"}`}
      />
      <span
        aria-hidden
        className={`${dotClasses} max-lg:hidden ${isOpen ? "bg-copper font-semibold text-on-copper" : isDone ? "bg-ok-tint text-ok" : border}`}
      >
        {isDone ? <Check className="size-4" /> : place}
      </span>
      <span className={`max-lg:visually-hidden ${isOpen ? "font-semibold" : ""}`}>{name}</span>
    </>
  )
  if (!isReached) return <span className={`${rowClasses} text-ink-soft`}>{content}</span>
  return (
    <Link
      to={props.to}
      aria-current={isOpen ? "step" : undefined}
      className={`${rowClasses} hover:bg-sunken max-lg:hover:bg-transparent`}
    >
      {content}
    </Link>
  )
}
