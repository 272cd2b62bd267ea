import type { CleanNode } from "@wara/domain/content/sanitise"
import { formatLongDate } from "@wara/domain/site/format-date"
import type { ReactNode } from "react"
import { type PieceIds, RichText } from "../../ui/rich-text.tsx"
import { contentTexts } from "./content-texts.ts"

/** A page that operators write: title, when it last changed, text. */
export function ContentPage(props: {
  title: string
  updatedAt: string
  body: CleanNode[]
  ids?: PieceIds
  /** What the site itself adds below the text. */
  children?: ReactNode
}) {
  return (
    <article className="max-w-text">
      <h1 className="text-2xl md:text-3xl">{props.title}</h1>
      <p className="mt-2 mb-8 text-ink-soft text-sm">
        <time dateTime={props.updatedAt}>
          {contentTexts.updated(formatLongDate(new Date(props.updatedAt)))}
        </time>
      </p>
      <RichText nodes={props.body} ids={props.ids} />
      {props.children}
    </article>
  )
}
