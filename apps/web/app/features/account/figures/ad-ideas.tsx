import type { AdFigures } from "@wara/contract/ad-figures"
import { adIdeaText, ideasTitle } from "@wara/domain/figures/ad-idea-texts"
import { editAdPath } from "@wara/domain/site/paths"
import Lightbulb from "lucide-react/icons/lightbulb"
import { Link } from "react-router"
import { figuresTexts as texts } from "./texts.ts"

/** What may help an ad that nobody asked about for a week, each with the fact it follows from. */
export function AdIdeas({ figures }: { figures: AdFigures }) {
  const { ad, ideas, name } = figures
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
        <Lightbulb aria-hidden className="size-4 shrink-0 text-copper" />
        <span className="font-medium underline-offset-4 group-hover:underline">
          {ideasTitle(ideas.length)}
        </span>
        <span className="visually-hidden">{texts.ideasFor(name)}</span>
      </summary>
      <div className="flex max-w-text flex-col items-start gap-2 text-sm">
        <ol className="flex list-decimal flex-col gap-2 pl-5">
          {ideas.map((idea) => {
            const { advice, fact } = adIdeaText(idea)
            return (
              <li key={idea.kind}>
                <span className="font-medium">{advice}.</span>{" "}
                <span className="text-ink-soft">{fact}</span>
              </li>
            )
          })}
        </ol>
        <Link
          to={editAdPath(ad)}
          aria-label={texts.improveAd(name)}
          className="inline-flex min-h-11 items-center text-sky underline"
        >
          {texts.improve}
        </Link>
      </div>
    </details>
  )
}
