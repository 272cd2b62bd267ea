import { countPage } from "./integrations/signals/signals.ts"

const start = window.waraStart

/** React and the site's code, which are loaded when somebody uses the page. */
function begin(): void {
  import("./hydrate.tsx").then(({ hydrateSite }) => hydrateSite()).catch(start?.giveUp)
}

// The routes' files import this one, so its own evaluation must not wait for them.
if (start === undefined || start.isBegun) begin()
else {
  start.onBegin = begin
  countPage()
}
