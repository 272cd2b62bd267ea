import { paths } from "@wara/domain/site/paths"
import { Link } from "react-router"
import { DoneNotice } from "../../frame/done-notice.tsx"
import type { ListedAd } from "../list/own-ad-forms.ts"
import type { BulkOutcome } from "./bulk-forms.ts"
import { bulkTexts as texts } from "./own-ads-table-texts.ts"

export function BulkResult({ outcome, ads }: { outcome: BulkOutcome; ads: ListedAd[] }) {
  const { action, results } = outcome
  const refused = results.flatMap(({ ad, refusal }) => (refusal ? [{ ad, ...refusal }] : []))
  const nameOf = (id: number) => ads.find(({ ad }) => ad.id === id)?.ad.name || texts.unnamed(id)
  return (
    <DoneNotice kind="warn">
      <p className="font-semibold">{texts.partly[action](results.length - refused.length)}</p>
      <p className="mt-1 text-sm">{texts.refused(refused.length)}</p>
      <ul className="mt-1 flex list-disc flex-col gap-0.5 pl-5 text-sm">
        {refused.map(({ ad, message }) => (
          <li key={ad}>
            <span className="font-medium">{nameOf(ad)}</span>: {message}
          </li>
        ))}
      </ul>
      {refused.some(({ reason }) => reason === "credits") ? (
        <Link to={paths.packs} className="button button-quiet mt-3 text-sm">
          {texts.buy}
        </Link>
      ) : null}
    </DoneNotice>
  )
}
