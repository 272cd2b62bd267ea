import { paths } from "@wara/domain/site/paths"
import { TriangleAlert } from "lucide-react"
import type { ComponentProps } from "react"
import { Link } from "react-router"
import { PublisherForm } from "./publisher-form.tsx"
import { publisherTexts as texts } from "./publisher-texts.ts"

/**
 * As whom an account publishes. When another account already used the free ads of its RUT, this
 * page says so before an ad is typed, and links to the packs.
 */
export function PublisherView(
  props: ComponentProps<typeof PublisherForm> & { areFreeAdsUsed: boolean },
) {
  const { areFreeAdsUsed, ...form } = props
  return (
    <div className="wrap py-8 md:py-14">
      <div className="mx-auto flex max-w-[32rem] flex-col gap-6">
        <div className="flex flex-col gap-2">
          <h1 className="text-2xl md:text-3xl">{texts.title}</h1>
          <p className="text-ink-soft">{texts.lead}</p>
        </div>
        {areFreeAdsUsed ? <FreeAdsUsed returnTo={form.returnTo} /> : null}
        <div className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4 sm:p-6">
          {areFreeAdsUsed ? <p className="font-medium">{texts.wrongRut}</p> : null}
          <PublisherForm {...form} />
        </div>
      </div>
    </div>
  )
}

function FreeAdsUsed({ returnTo }: { returnTo: string }) {
  return (
    <section className="flex flex-col gap-4 rounded-card bg-warn-tint p-4 sm:p-6">
      <div className="flex gap-3">
        <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warn" />
        <div className="min-w-0">
          <h2 className="font-semibold text-lg">{texts.usedTitle}</h2>
          <p className="mt-1">{texts.usedText}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Link to={paths.packs} className="button button-primary">
          {texts.packs}
        </Link>
        <Link to={returnTo} className="button button-quiet">
          {texts.goOn}
        </Link>
      </div>
    </section>
  )
}
