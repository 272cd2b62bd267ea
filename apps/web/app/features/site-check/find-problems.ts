import type { Problem } from "./texts.ts"

/** Class names that ad blocker lists hide on every site. */
const baitNames = "adsbox ad-banner banner-ads ad-placement adsbygoogle text-ads"

/** Milliseconds that an ad blocker takes to hide new elements. */
const timeoutMs = 150

/**
 * Whether an ad blocker hides elements that look like advertisements. No third party is contacted.
 */
async function isBlocking(): Promise<boolean> {
  const bait = document.createElement("div")
  bait.className = baitNames
  bait.ariaHidden = "true"
  // Rendered, but off screen and outside the layout.
  bait.style.cssText = "position:fixed;top:-10px;left:-10px;width:1px;height:1px"
  document.body.append(bait)
  await new Promise((then) => setTimeout(then, timeoutMs))
  const { display, visibility } = getComputedStyle(bait)
  const isHidden = !bait.isConnected || display === "none" || visibility === "hidden"
  bait.remove()
  return isHidden
}

function takesCookies(): boolean {
  if (!navigator.cookieEnabled) return false
  document.cookie = "site-check=1; path=/; samesite=lax"
  const isTaken = document.cookie.includes("site-check=1")
  document.cookie = "site-check=; path=/; max-age=0"
  return isTaken
}

function storesData(): boolean {
  try {
    const key = "site-check"
    window.localStorage.setItem(key, key)
    const isWritable = window.localStorage.getItem(key) === key
    window.localStorage.removeItem(key)
    return isWritable
  } catch {
    return false
  }
}

/** Finds problems of this browser that keep the site from working properly [S8.6]. */
export async function findProblems(): Promise<Problem[]> {
  return [
    ...((await isBlocking()) ? (["adblock"] as const) : []),
    ...(takesCookies() ? [] : (["cookies"] as const)),
    ...(storesData() ? [] : (["storage"] as const)),
  ]
}
