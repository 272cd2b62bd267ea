import styles from "../app.css?inline"

const elementId = "site-styles"

/** In the browser the text is read back from the document, so that the bundle does not carry it too. */
const text = import.meta.env.SSR ? styles : (document.getElementById(elementId)?.textContent ?? "")

/**
 * The whole stylesheet inside the page: it is so small that a request of its own would cost a phone
 * more time than the bytes. Development links it instead, to change it without a reload.
 */
export function SiteStyles() {
  if (import.meta.env.DEV) return null
  return <style id={elementId}>{text}</style>
}
