/**
 * Inline code that notes in `window.waraVisited` whether this browser may have been on the site
 * before; it runs before all other code of a page. It asks neither storage nor cookies, because the
 * first question to each of them stops the page until another process answers, just when a phone is
 * drawing it. A page counts as new that has no name in the history yet (`ScrollRestoration`), was
 * opened from elsewhere, and has no service worker of ours; it learns what the browser has when its
 * scripts start.
 */
export const noteVisited =
  "window.waraVisited=history.state||navigator.serviceWorker?.controller||document.referrer.startsWith(location.origin)"
