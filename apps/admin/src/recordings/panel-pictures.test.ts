import { expect, test } from "vitest"
import { panelPictures } from "./panel-pictures.ts"

const image = (attributes: object) => ({ type: 2, tagName: "img", attributes, childNodes: [] })
const events = (...nodes: object[]) => ({ type: 2, timestamp: 1, data: { node: { nodes } } })

test("pictures of the site come from the panel's own server, others from nowhere", () => {
  const src = "https://wara.cl/api/images/demo-grua-1.webp?w=640"
  const recorded = [
    image({ src, srcset: `${src} 640w`, sizes: "100vw", class: "foto" }),
    image({ src: "https://otro.test/api/images/../a.png", class: "b" }),
    image({ src: "https://otro.test/pixel.png" }),
    image({ src: "data:image/gif;base64,AA" }),
  ]
  expect(panelPictures(events(...recorded))).toEqual(
    events(
      image({ src: "/uploads/demo-grua-1.webp", class: "foto" }),
      image({ class: "b" }),
      image({}),
      image({ src: "data:image/gif;base64,AA" }),
    ),
  )
  const changed = { type: 3, timestamp: 1, data: { attributes: [{ id: 4, attributes: { src } }] } }
  expect(JSON.stringify(panelPictures(changed))).toContain('"/uploads/demo-grua-1.webp"')
})
