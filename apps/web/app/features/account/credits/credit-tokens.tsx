import type { AccountSummary } from "@wara/contract/account"
import Megaphone from "lucide-react/icons/megaphone"
import type { ReactNode } from "react"
import { Star } from "../../../ui/star.tsx"
import { overviewTexts } from "../overview/texts.ts"

type Credits = Pick<AccountSummary["credits"], "publication" | "featured" | "days">

/** Number of tokens that are drawn one by one; the rest is shown as a number. */
const countable = 10

const looks = {
  publication: {
    name: overviewTexts.publication,
    token: <Megaphone aria-hidden className="size-4" strokeWidth={1.75} />,
    className: "border-copper bg-copper-tint text-copper",
  },
  featured: {
    name: overviewTexts.featured,
    token: <Star className="size-4 text-star" />,
    className: "border-badge bg-badge text-badge-ink",
  },
} as const

function Tokens(props: { count: number; token: ReactNode; className: string }) {
  const shape = "grid size-8 place-items-center rounded-full border"
  const rest = props.count - countable
  if (props.count === 0) {
    return <span aria-hidden className={`${shape} border-dashed border-line-strong`} />
  }
  return (
    <span aria-hidden className="flex flex-wrap items-center gap-1.5">
      {Array.from({ length: Math.min(props.count, countable) }, (_, place) => place).map(
        (place) => (
          <span key={place} className={`${shape} ${props.className}`}>
            {props.token}
          </span>
        ),
      )}
      {rest > 0 ? (
        <span className="px-1 font-semibold text-sm tabular-nums">{overviewTexts.more(rest)}</span>
      ) : null}
    </span>
  )
}

/** The credits of one kind as countable tokens, and what one of them does. */
export function CreditTokens({ kind, credits }: { kind: keyof typeof looks; credits: Credits }) {
  const { name, token, className } = looks[kind]
  const count = credits[kind]
  const use =
    kind === "featured"
      ? overviewTexts.featuredUse
      : overviewTexts.publicationUse(count, credits.days)
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-baseline gap-2">
        <span className="font-heading text-3xl tabular-nums">{count}</span>
        <span className="font-medium">
          {overviewTexts.left(count)} {name}
        </span>
      </p>
      <Tokens count={count} token={token} className={className} />
      <p className="text-ink-soft text-sm">{use}</p>
    </div>
  )
}
