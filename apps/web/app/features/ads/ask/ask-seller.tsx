import type { Ad } from "@wara/contract/ad"
import { askSentences } from "@wara/domain/leads/ask-texts"
import { type LeadAsk, leadAsks } from "@wara/domain/leads/lead"
import { askSellerPath } from "@wara/domain/site/paths"
import type { MouseEvent } from "react"
import { useState } from "react"
import { useLoaded } from "../../../browser/use-loaded.ts"
import { askTexts } from "./texts.ts"

/** Anchor of the question to the seller, for the bar that links to it. */
export const askAnchor = "consultar"

/** Chips on the ad itself; the form has all of them. */
const firstAsks = leadAsks.slice(0, 4)

/**
 * The question to the seller: chips and a button that open the form in place. Its code is loaded
 * when somebody presses one; without JavaScript they lead to a page with the form.
 */
export function AskSeller(props: {
  ad: Pick<Ad, "id" | "slug" | "name">
  viewer: object | null
  siteName: string
  /** How long the seller usually takes to answer; null when that is not known. */
  answerTime: string | null
}) {
  const { ad, answerTime, siteName, viewer } = props
  const [asked, setAsked] = useState<{ ask?: LeadAsk } | null>(null)
  const AskForm = useLoaded(asked !== null, {
    load: async () => (await import("./ask-form.tsx")).AskForm,
    onFailure: () => window.location.assign(askSellerPath(ad.slug, asked?.ask)),
  })
  const open = (event: MouseEvent, ask?: LeadAsk) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setAsked(ask === undefined ? {} : { ask })
  }
  return (
    <section
      id={askAnchor}
      aria-labelledby={`${askAnchor}-title`}
      className="flex flex-col gap-3 print:hidden"
    >
      <h2 id={`${askAnchor}-title`} className="text-base">
        {askTexts.title}
      </h2>
      {answerTime === null ? null : <p className="-mt-2 text-sm text-ink-soft">{answerTime}</p>}
      {AskForm === null ? (
        <>
          <ul aria-label={askTexts.quick} className="flex flex-wrap gap-2">
            {firstAsks.map((ask) => (
              <li key={ask}>
                <a
                  href={askSellerPath(ad.slug, ask)}
                  rel="nofollow"
                  onClick={(event) => open(event, ask)}
                  className="inline-flex min-h-10 items-center rounded-full border border-line-strong px-3 text-sm hover:border-ink"
                >
                  {askSentences[ask].chip}
                </a>
              </li>
            ))}
          </ul>
          <a
            href={askSellerPath(ad.slug)}
            rel="nofollow"
            onClick={(event) => open(event)}
            aria-busy={asked !== null}
            className="button button-primary w-full px-2"
          >
            {askTexts.ask}
          </a>
        </>
      ) : (
        <AskForm ad={ad} viewer={viewer} siteName={siteName} first={asked?.ask} takesFocus />
      )}
    </section>
  )
}
