import { expect, test } from "vitest"
import { toReplay } from "./to-replay.ts"

const element = (tagName: string, attributes: object) => ({ type: 2, tagName, attributes })
const image = (attributes: object) => element("img", attributes)
const events = (...nodes: object[]) => ({ type: 2, timestamp: 1, data: { node: { nodes } } })

test("pictures of the site come from the panel's own server, others are removed", () => {
  const src = "https://wara.cl/api/images/demo-grua-1.webp?w=640"
  const recorded = [
    image({ src, srcset: `${src} 640w`, sizes: "100vw", class: "foto" }),
    image({ src: "https://otro.test/api/images/../a.png", class: "b" }),
    image({ src: "https://otro.test/pixel.png" }),
    image({ src: "data:image/gif;base64,AA" }),
  ]
  expect(toReplay(events(...recorded))).toEqual(
    events(
      image({ src: "/uploads/demo-grua-1.webp", class: "foto" }),
      image({ class: "b" }),
      image({}),
      image({ src: "data:image/gif;base64,AA" }),
    ),
  )
  const changed = { type: 3, timestamp: 1, data: { attributes: [{ id: 4, attributes: { src } }] } }
  expect(JSON.stringify(toReplay(changed))).toContain('"/uploads/demo-grua-1.webp"')
})

test("a removed picture keeps its size and shows no broken-image icon", () => {
  const sheet = element("style", { _cssText: "" })
  const played = JSON.stringify(toReplay(events(sheet, image({ src: "https://wara.cl/a.webp" }))))
  expect(played).toContain("img:not([src]) { visibility: hidden }")
  expect(played).not.toContain("a.webp")
})

test("nothing in a forged recording links to or fetches from other sites", () => {
  const url = "https://otro.test/x"
  const written = [
    element("link", { rel: "stylesheet", href: url }),
    element("LINK", { rel: "dns-prefetch", href: url }),
    element("meta", { "http-equiv": "refresh", content: `0;url=${url}` }),
    element("iframe", { src: url, rr_src: url, srcdoc: url }),
    element("video", { src: url, poster: url }),
    element("image", { "xlink:href": url }),
    element("a", { href: url, ping: url, onclick: url }),
    element("button", { formaction: url }),
    element("td", { background: url, rr_dataURL: url }),
  ]
  expect(JSON.stringify(toReplay(events(...written)))).not.toContain("otro.test")
  const changes = { srcdoc: url, imagesrcset: url, src: url, data: url, "http-equiv": "refresh" }
  const changed = { type: 3, timestamp: 1, data: { attributes: [{ id: 4, attributes: changes }] } }
  expect(toReplay(changed)).toMatchObject({ data: { attributes: [{ id: 4, attributes: {} }] } })
  expect(JSON.stringify(toReplay(changed))).not.toMatch(/otro|refresh/)
  expect(toReplay(events(element("use", { href: "#a" })))).toEqual(
    events(element("use", { href: "#a" })),
  )
  const style = { rel: "stylesheet", _cssText: "p { color: red }" }
  expect(JSON.stringify(toReplay(events(element("link", style))))).toContain("color: red")
})
