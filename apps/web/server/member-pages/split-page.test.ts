import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import type { Viewer } from "../../app/session/viewer.ts"
import { fillGap, splitPage } from "./split-page.ts"
import { shapeOf, textsOf, ViewerMarks } from "./viewer-marks.ts"

const nonce = "c2VjcmV0LW5vbmNlLTEyMw=="
const marks = new ViewerMarks()
const shape = { pro: true, confirmed: true, has_draft: false, hasPicture: true }
const madeUp = marks.viewerOf(shape)
const ana: Viewer = {
  ...{ id: 7, firstname: `O'Brien <script>alert(1)</script>`, lastname: `& "ñ" \\ \u2028 😀` },
  ...{ email: "ana@faena.cl", pro: true, confirmed: true, has_draft: false },
  ...{ createdAt: "2026-01-15T12:00:00.000Z", avatar: { url: "/api/images/a.webp", formats: {} } },
}

const split = (page: string) => splitPage(Buffer.from(page), marks.needles(nonce), marks.fragments)

/** The page of a person, from the one of the made-up viewer. */
function complete(page: string, viewer = ana): string {
  const parts = split(page)
  if (parts === null) throw new Error("the page was not understood")
  const texts = textsOf(viewer, "other-nonce")
  const gaps = parts.gaps.map((gap) => fillGap(gap, texts).toString())
  return parts.pieces.map((piece, place) => piece.toString() + (gaps[place] ?? "")).join("")
}

const escapeScript = (code: string) =>
  code.replace(/[<>&\u2028\u2029]/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`
  })

/** A page with the texts of a viewer in every place where React and the router write texts. */
function pageOf(viewer: Viewer, pageNonce: string): string {
  const { firstname, lastname, email, createdAt, id, avatar } = viewer
  const data = JSON.stringify([id, firstname, lastname, email, createdAt, avatar?.url])
  const markup = renderToStaticMarkup(
    createElement(
      "header",
      { title: lastname },
      createElement("b", null, `Hola, ${firstname}`),
      createElement("i", null, textsOf(viewer, "").initials),
      createElement("img", { src: avatar?.url, alt: email }),
    ),
  )
  const script = `enqueue(${escapeScript(JSON.stringify(`${data}\n`))})`
  return `${markup}<script nonce="${pageNonce}">${script}</script>${data}`
}

test("[B7.2] a page of the made-up viewer becomes that of any person", () => {
  expect(complete(pageOf(madeUp, nonce))).toBe(pageOf(ana, "other-nonce"))
  const plain = { ...ana, firstname: "Eva", lastname: "Ñancupil", id: 912_345 }
  expect(complete(pageOf(madeUp, nonce), plain)).toBe(pageOf(plain, "other-nonce"))
})

test.each<[string, (name: string) => string]>([
  ["truncated", (name) => name.slice(0, 6)],
  ["in an address", encodeURIComponent],
  ["in structured data", (name) => escapeScript(JSON.stringify(name))],
  ["unescaped", (name) => name],
  ["in upper case", (name) => name.toUpperCase()],
  ["without its signs", (name) => name.replace(/\W/g, "")],
])("[B7.2] a name %s is not understood, so the page is rendered for each person", (_, write) => {
  expect(split(`<p>${write(madeUp.firstname)}</p>`)).toBeNull()
})

test("initials are understood only as a whole text", () => {
  const { initials } = textsOf(madeUp, "")
  expect(split(`<i>${initials}</i>`)?.gaps).toHaveLength(1)
  expect(split(`<i title="${initials}"></i>`)).toBeNull()
  expect(split(`<i>${[...initials][0]}</i>`)).toBeNull()
})

test("two servers have different marks", () => {
  const other = new ViewerMarks().viewerOf(shape)
  for (const key of ["id", "firstname", "lastname", "email", "createdAt"] as const)
    expect(other[key]).not.toBe(madeUp[key])
})

test("people without a name have pages of their own", () => {
  expect(shapeOf({ ...ana, firstname: " " })).toBeNull()
  expect(shapeOf({ ...ana, lastname: "" })).toBeNull()
  expect(shapeOf(ana)).toEqual(shape)
})
