import type { WantedAd } from "@wara/contract/wanted"
import { paths } from "@wara/domain/site/paths"
import type { WantedListQuery } from "@wara/domain/site/wanted-paths"
import Plus from "lucide-react/icons/plus"
import type { ReactNode } from "react"
import { Form, Link } from "react-router"
import { SelectField } from "../../ui/select-field.tsx"
import { wantedListTexts as texts } from "./texts.ts"
import { WantedCard } from "./wanted-card.tsx"

type Choice = { value: string; label: string }

/** What is sought, with filters that work as a plain form. */
export function WantedListView(props: {
  title: string
  wanted: readonly WantedAd[]
  total: number
  query: WantedListQuery
  categories: Choice[]
  regions: Choice[]
  pagination: ReactNode
}) {
  const { query, title, total, wanted } = props
  return (
    <div className="wrap flex flex-col gap-6 py-8">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="flex min-w-0 flex-col gap-2">
          <h1 className="text-2xl wrap-anywhere md:text-3xl">{title}</h1>
          <p className="max-w-text text-ink-soft text-lg">{texts.lead}</p>
        </div>
        <PublishLink />
      </div>
      <Filters {...props} />
      <p className="text-ink-soft text-sm">{texts.count(total)}</p>
      {wanted.length === 0 ? (
        <Empty isFiltered={query.category !== "" || query.region !== ""} />
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {wanted.map((one) => (
            <li key={one.id}>
              <WantedCard wanted={one} />
            </li>
          ))}
        </ul>
      )}
      {props.pagination}
    </div>
  )
}

function PublishLink() {
  return (
    <Link to={paths.publishWanted} className="button button-primary gap-2">
      <Plus aria-hidden className="size-4.5" />
      {texts.publish}
    </Link>
  )
}

function Filters(props: { query: WantedListQuery; categories: Choice[]; regions: Choice[] }) {
  const { category, region } = props.query
  return (
    <Form
      action={paths.wanted}
      aria-label={texts.filters}
      className="grid items-end gap-3 rounded-card border border-line bg-surface p-4 sm:grid-cols-[1fr_1fr_auto]"
    >
      <SelectField
        key={`category${category}`}
        label={texts.category}
        name="category"
        defaultValue={category}
        empty={texts.anyCategory}
        options={props.categories}
      />
      <SelectField
        key={`region${region}`}
        label={texts.region}
        name="region"
        defaultValue={region}
        empty={texts.anyRegion}
        options={props.regions}
      />
      <button type="submit" className="button button-quiet">
        {texts.filter}
      </button>
    </Form>
  )
}

function Empty({ isFiltered }: { isFiltered: boolean }) {
  return (
    <div className="flex flex-col items-start gap-4 rounded-card border border-line bg-surface p-6 sm:p-8">
      <p className="font-semibold text-xl">{texts.empty}</p>
      <p className="text-ink-soft">{texts.emptyHint}</p>
      <PublishLink />
      {isFiltered ? (
        <Link to={paths.wanted} className="inline-flex min-h-11 items-center text-sky underline">
          {texts.clear}
        </Link>
      ) : null}
    </div>
  )
}
