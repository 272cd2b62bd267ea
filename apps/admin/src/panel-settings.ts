/** What the api wrote into the page when it served it. */
export const panelSettings = {
  siteName: readMeta("wara-site-name", "Wara"),
  /** Address of the site that customers see. */
  siteUrl: readMeta("wara-site-url", ""),
  /** Where the api answers, such as /api. */
  apiUrl: readMeta("wara-api-url", "/api"),
}

function readMeta(name: string, otherwise: string): string {
  const meta = document.querySelector(`meta[name="${name}"]`)
  const content = meta?.getAttribute("content") ?? ""
  return content === "" || content.startsWith("{{") ? otherwise : content
}
