import { ownDraftsPath } from "@wara/domain/site/paths"
import { Link } from "react-router"
import { draftNoticeTexts as texts } from "../post-ad-texts.ts"
import { DraftNotice } from "./draft-notice.tsx"

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
