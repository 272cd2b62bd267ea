import type { CleanNode } from "@wara/domain/content/sanitise"
import { formatLongDate } from "@wara/domain/site/chilean-dates"
import type { ReactNode } from "react"
import { type PieceIds, RichText } from "../../ui/rich-text.tsx"
import { contentTexts } from "./texts.ts"

/** A page written by operators: title, date of last change, text. */
export function ContentPage(props: {
  title: string
  updatedAt: string
  body: CleanNode[]
  ids?: PieceIds
  /** Content that the site adds below the text. */
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
