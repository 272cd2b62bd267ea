/**
 * Expression of inline code: whether this browser may have been on the site before. It asks neither
 * storage nor cookies, because the first question to each of them stops the page until another
 * process answers, just when a phone is drawing it. A page that is opened from elsewhere, without a
 * service worker of ours, counts as new, and learns what the browser has when its scripts start.
 */
export const mayHaveVisited =
  '(navigator.serviceWorker?.controller||document.referrer.startsWith(location.origin)||performance.getEntriesByType("navigation")[0]?.type!=="navigate")'
