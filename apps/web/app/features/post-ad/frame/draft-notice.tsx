import { ownDraftsPath } from "@wara/domain/site/paths"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { draftNoticeTexts as texts } from "../texts.ts"

/** A notice with its actions, shown before the form. */
export function DraftNotice(props: { title: string; text: string; children: ReactNode }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-sunken px-4 py-3.5"
    >
      <div className="min-w-0 max-w-text wrap-anywhere">
        <p className="font-semibold">{props.title}</p>
        <p className="text-sm">{props.text}</p>
      </div>
      <div className="flex flex-wrap gap-2">{props.children}</div>
    </div>
  )
}

/**
 * Says, before anything is typed, that another ad cannot be saved, and links to where drafts are
 * deleted.
 */
export function DraftsFullNotice({ limit }: { limit: number }) {
  return (
    <DraftNotice title={texts.fullTitle(limit)} text={texts.fullText}>
      <Link to={ownDraftsPath} className="button button-primary">
        {texts.seeDrafts}
      </Link>
    </DraftNotice>
  )
}
