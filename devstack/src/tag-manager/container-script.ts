/**
 * What a container's script does, as far as a page can tell: it reads the data layer, what stood in it
 * and what comes, follows the orders of Consent Mode, and sends events while measuring is granted.
 */
export function containerScript(id: string): string {
  return `(() => {
  const id = ${JSON.stringify(id)}
  const { origin } = new URL(document.currentScript.src)
  const layer = (window.dataLayer ??= [])
  const consent = {}
  const read = (entry) => {
    const isOrder = Object.prototype.toString.call(entry) === "[object Arguments]"
    if (isOrder && entry[0] === "consent") Object.assign(consent, entry[2])
    if (isOrder || entry.event === undefined || consent.analytics_storage !== "granted") return
    navigator.sendBeacon(origin + "/collect", JSON.stringify({ container: id, ...entry }))
  }
  const push = layer.push
  layer.push = (...entries) => {
    const length = push.apply(layer, entries)
    entries.forEach(read)
    return length
  }
  layer.forEach(read)
  window.google_tag_manager = { ...window.google_tag_manager, [id]: { dataLayer: layer } }
})()`
}
