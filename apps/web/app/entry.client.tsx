import { isBeingFilledIn, reloadOnce } from "./browser/reload/reload-once.ts"
import { countPage } from "./integrations/signals/signals.ts"

const start = window.waraStart

/** React and the site's code, which are loaded when somebody uses the page. */
function begin(): void {
  import("./hydrate.tsx").then(({ hydrateSite }) => hydrateSite()).catch(recover)
}

/** A file is missing, perhaps since a release: the page is loaded again once, or stays as it is. */
function recover(): void {
  if (isBeingFilledIn(document) || !reloadOnce()) start?.giveUp?.()
}

// The routes' files import this one, so its own evaluation must not wait for them.
if (start === undefined || start.isBegun) begin()
else {
  start.onBegin = begin
  countPage()
}
