import { useSearchParams } from "react-router"
import { useOpenedDraft } from "./draft/use-draft-store.ts"
import { NeedsScripts, ScriptsNotice } from "./frame/needs-scripts.tsx"
import type { Posting } from "./posting.ts"
import { isFirstStep } from "./steps.ts"
import { postAdTexts as texts } from "./texts.ts"
import { Wizard } from "./wizard.tsx"

/** The server writes the first step as for an empty draft; the others wait for that of the browser. */
export function PostAdView({ posting }: { posting: Posting }) {
  const { store, isOpen } = useOpenedDraft(posting.owner)
  const [search] = useSearchParams()
  return (
    <div className="wrap pt-4 pb-10 sm:pt-6 lg:pt-10 lg:pb-20">
      {isOpen || isFirstStep(search) ? (
        <>
          <ScriptsNotice />
          <Wizard posting={posting} store={store} />
        </>
      ) : (
        <NeedsScripts title={texts.title} />
      )}
    </div>
  )
}
