import { useDraftStore } from "./draft/use-draft-store.ts"
import { NeedsScripts } from "./frame/needs-scripts.tsx"
import type { Posting } from "./posting.ts"
import { postAdTexts as texts } from "./texts.ts"
import { Wizard } from "./wizard.tsx"

export function PostAdView({ posting }: { posting: Posting }) {
  const store = useDraftStore(posting.owner)
  return (
    <div className="wrap pt-4 pb-10 sm:pt-6 lg:pt-10 lg:pb-20">
      {store === null ? (
        <NeedsScripts title={texts.title} />
      ) : (
        <Wizard posting={posting} store={store} />
      )}
    </div>
  )
}
