import type { Offer } from "@wara/domain/site/offer-texts"
import { homeSteps } from "./home-texts.ts"

export function PublishSteps({ offer }: { offer: Offer }) {
  return (
    <ol className="grid gap-x-8 gap-y-6 md:grid-cols-3">
      {homeSteps(offer).map(({ title, text }, index) => (
        <li key={title} className="flex gap-4 border-line-strong border-t pt-5 md:flex-col">
          <span aria-hidden className="font-heading text-3xl text-copper leading-none">
            {index + 1}
          </span>
          <div>
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
