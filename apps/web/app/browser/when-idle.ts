/** Milliseconds after which a page counts as idle in browsers that cannot report it. */
const fallbackDelayMs = 1_500

/**
 * Milliseconds after which a page that is never idle is interrupted: without this limit a busy
 * machine would never ask for consent, and the site check would block every other overlay.
 */
const maxDelayMs = 4_000

/** Calls `then` once the page is loaded and idle; the returned function cancels it. */
export function whenIdle(then: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const wait = () => {
    if ("requestIdleCallback" in window) {
      const id = window.requestIdleCallback(then, { timeout: maxDelayMs })
      signal.addEventListener("abort", () => window.cancelIdleCallback(id))
    } else {
      const id = setTimeout(then, fallbackDelayMs)
      signal.addEventListener("abort", () => clearTimeout(id))
    }
  }
  if (document.readyState === "complete") wait()
  else window.addEventListener("load", wait, { once: true, signal })
  return () => controller.abort()
}
