import { expect, test } from "vitest"
import { cleanMarkup } from "./default-policy.ts"

test("[B8.28] markup of a library is reduced to what the site would show", () => {
  expect(cleanMarkup("<body><h2>A</h2><p>b <i>c</i></p></body>")).toBe(
    "<h2>A</h2><p>b <i>c</i></p>",
  )
  const attack = `<p onclick="alert(1)">a<img src=x onerror=alert(1)><svg onload=alert(2)></svg></p>`
  expect(cleanMarkup(attack)).toBe("<p>a</p>")
  expect(cleanMarkup('<a href="javascript:alert(1)">a</a>')).toBe("a")
})

test("[B8.28] a style is inserted as it is written", () => {
  const style = ".ProseMirror > *::selection { content: '&' }"
  expect(cleanMarkup(style)).toBe(style)
})
