import type { Ad } from "@wara/contract/ad"
import { askChips } from "@wara/domain/leads/ask-texts"
import type { LeadAsk } from "@wara/domain/leads/lead"
import { askSellerPath } from "@wara/domain/site/paths"
import type { MouseEvent } from "react"
import { useState } from "react"
import { useLoaded } from "../../../browser/use-loaded.ts"
import { detailTexts } from "../detail/texts.ts"

/** Anchor of the question to the seller, for the bar that links to it. */
export const askAnchor = "consultar"

/** Chips on the ad itself; the form has all of them. */
const firstAsks = ["disponibilidad", "visita", "factura", "traslado"] as const

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
  // The pressed link: the form is on its way, or takes its place.
  const [pressed, setPressed] = useState<{ href: string; ask?: LeadAsk } | null>(null)
  const AskForm = useLoaded(pressed !== null, {
    load: async () => (await import("./ask-form.tsx")).AskForm,
    onFailure: () => pressed && window.location.assign(pressed.href),
  })
  const linkTo = (ask?: LeadAsk) => {
    const href = askSellerPath(ad.slug, ask)
    const onClick = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      setPressed(ask === undefined ? { href } : { href, ask })
    }
    return { href, onClick, rel: "nofollow" }
  }
  return (
    <section
      id={askAnchor}
      aria-label={detailTexts.askTitle}
      className="flex flex-col gap-3 print:hidden"
    >
      <h2 className="text-base">{detailTexts.askTitle}</h2>
      {answerTime === null ? null : <p className="-mt-2 text-sm text-ink-soft">{answerTime}</p>}
      {AskForm === null ? (
        <>
          <ul className="flex flex-wrap gap-2">
            {firstAsks.map((ask) => (
              <li key={ask}>
                <a
                  {...linkTo(ask)}
                  className="inline-flex min-h-10 items-center rounded-full border border-line-strong px-3 text-sm hover:border-ink"
                >
                  {askChips[ask]}
                </a>
              </li>
            ))}
          </ul>
          <a
            {...linkTo()}
            aria-busy={pressed !== null}
            className="button button-primary w-full px-2"
          >
            {detailTexts.ask}
          </a>
        </>
      ) : (
        <AskForm ad={ad} viewer={viewer} siteName={siteName} first={pressed?.ask} takesFocus />
      )}
    </section>
  )
}
