import { paths } from "@wara/domain/site/paths"
import { logInAgainPath } from "@wara/domain/site/return-path"
import { Link, useLocation } from "react-router"
import { useStore } from "zustand"
import type { DraftStore } from "../draft/draft-store.ts"
import type { DraftSync } from "../draft/draft-sync.ts"
import { draftNoticeTexts as texts } from "../texts.ts"
import { DraftConflict } from "./draft-conflict.tsx"
import { DraftNotice } from "./draft-notice.tsx"

/** What prevents saving, and how to continue. No option loses what was typed. */
export function SyncNotice({ sync, store }: { sync: DraftSync; store: DraftStore }) {
  const state = useStore(sync.state)
  const { pathname, search } = useLocation()
  switch (state.kind) {
    case "ask":
      return (
        <DraftConflict
          local={store.getState()}
          saved={state.saved}
          onChoose={(preferLocal) => sync.choose(state.saved, preferLocal)}
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
          {/* A full page load, because the page still has a user who is no longer logged in. */}
          <a href={logInAgainPath(pathname + search)} className="button button-primary">
            {texts.logIn}
          </a>
        </DraftNotice>
      )
    default:
      return null
  }
}
