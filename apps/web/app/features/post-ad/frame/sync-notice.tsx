import { paths } from "@wara/domain/site/paths"
import { logInAgainPath } from "@wara/domain/site/return-path"
import { Link, useLocation } from "react-router"
import { useStore } from "zustand"
import type { DraftStore } from "../draft/draft-store.ts"
import type { DraftSync } from "../draft/draft-sync.ts"
import { draftNoticeTexts as texts } from "../post-ad-texts.ts"
import { DraftConflict } from "./draft-conflict.tsx"
import { DraftNotice } from "./draft-notice.tsx"

/** What stands in the way of saving, and how to go on. Nothing typed is lost whatever one chooses. */
export function SyncNotice({ sync, store }: { sync: DraftSync; store: DraftStore }) {
  const state = useStore(sync.state)
  const { pathname, search } = useLocation()
  switch (state.kind) {
    case "ask":
      return (
        <DraftConflict
          local={store.getState()}
          saved={state.saved}
          onChoose={(keepsLocal) => sync.choose(state.saved, keepsLocal)}
        />
      )
    case "submitted":
      return (
        <DraftNotice title={texts.submittedTitle} text={texts.submittedText}>
          <Link to={paths.accountAds} className="button button-primary">
            {texts.seeAds}
          </Link>
          <button
            type="button"
            className="button button-quiet"
            onClick={() => sync.startOver(store.getState().clearAll)}
          >
            {texts.startNew}
          </button>
        </DraftNotice>
      )
    case "logged-out":
      return (
        <DraftNotice title={texts.loggedOutTitle} text={texts.loggedOutText}>
          {/* As a document of its own: the page knows somebody who is not there any more. */}
          <a href={logInAgainPath(pathname + search)} className="button button-primary">
            {texts.logIn}
          </a>
        </DraftNotice>
      )
    default:
      return null
  }
}
