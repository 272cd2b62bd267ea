import { UNSAFE_useScrollRestoration as useScrollRestoration } from "react-router"
import { scrollKey } from "../browser/scroll-key.ts"
import { useNonce } from "../session/nonce.ts"

/**
 * Names a new visit in the browser's history; one that has its name already scrolls to where it was
 * left, for which the page is laid out as a whole (app.css). Storage is asked for that visit only:
 * the first question stops the page until another process answers.
 */
const script =
  '!function(h,y){if(!h.state?.key)return h.replaceState({key:Math.random().toString(32).slice(2)},"");try{y=JSON.parse(sessionStorage["react-router-scroll-positions"])[h.state.key];y>=0&&(document.documentElement.dataset.whole="",scrollTo(0,y))}catch{}}(history)'

/**
 * Restores scroll positions. It replaces the router's own component, which does the same with a
 * script of three times the bytes in each document.
 */
export function ScrollRestoration() {
  const nonce = useNonce()
  useScrollRestoration({ getKey: scrollKey })
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, without any input.
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? script : " " }}
    />
  )
}
