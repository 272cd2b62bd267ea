/** Settings that the api wrote into the page when it served it. */
export const panelSettings = {
  siteName: readMeta("wara-site-name", "Wara"),
  /** Address of the public site. */
  siteUrl: readMeta("wara-site-url", ""),
  /** Base path of the api, such as /api. */
  apiUrl: readMeta("wara-api-url", "/api"),
}

function readMeta(name: string, fallback: string): string {
  const meta = document.querySelector(`meta[name="${name}"]`)
  const content = meta?.getAttribute("content") ?? ""
  return content === "" || content.startsWith("{{") ? fallback : content
}
