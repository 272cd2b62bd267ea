import { DraftNotice } from "../frame/draft-notice.tsx"
import { missingChoicesTexts as texts } from "../texts.ts"

/**
 * Says that a list of options could not be loaded, and offers to reload the page. What was typed
 * stays in the browser.
 */
export function MissingChoices({ what }: { what: string }) {
  return (
    <DraftNotice title={texts.title(what)} text={texts.text}>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => window.location.reload()}
      >
        {texts.again}
      </button>
    </DraftNotice>
  )
}
