import type { Ad } from "@wara/contract/ad"
import { editAdPath, leadsOfAdPath, ownAdRowPath } from "@wara/domain/site/paths"
import { Link } from "react-router"
import { ownerTexts as texts } from "./owner-texts.ts"

const quiet = "button button-quiet w-full px-2"

/** What owners do with their public ad, in the place of the question to the seller [B10.222]. */
export function OwnerTools({ ad }: { ad: Pick<Ad, "id" | "name"> }) {
  return (
    <section aria-label={texts.title} className="flex flex-col gap-3 print:hidden">
      <h2 className="text-base">{texts.title}</h2>
      <p className="-mt-2 text-sm text-ink-soft">{texts.lead}</p>
      <Link to={editAdPath(ad.id)} className="button button-primary w-full px-2">
        {texts.edit}
      </Link>
      <Link to={ownAdRowPath(ad.name)} className={quiet}>
        {texts.row}
      </Link>
      <Link to={leadsOfAdPath(ad.id)} className={quiet}>
        {texts.leads}
      </Link>
    </section>
  )
}
