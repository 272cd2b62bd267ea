import { fireEvent, render, screen } from "@testing-library/react"
import { buildImage } from "@wara/factories/build-ad"
import { expect, test, vi } from "vitest"
import { Avatar } from "./avatar.tsx"

const person = { firstname: "Ana", lastname: "Rojas" }

test.each([
  ["small", "size-9"],
  ["medium", "size-14"],
  ["large", "size-24"],
] as const)("[S2.44] the size %s exists", (size, className) => {
  render(<Avatar person={person} size={size} />)
  expect(screen.getByText("AR").className).toContain(className)
})

test("[S2.44] other sizes throw", () => {
  vi.mocked(console.error).mockImplementation(() => {})
  expect(() => render(<Avatar person={person} size={JSON.parse('"huge"')} />)).toThrow(RangeError)
})

test("[S2.43] a picture is shown only for professionals", () => {
  const avatar = buildImage({ url: "/uploads/ana.webp", formats: {} })
  const { container, rerender } = render(<Avatar person={{ ...person, avatar }} size="small" />)
  expect(container.querySelector("img")).toBeNull()
  rerender(<Avatar person={{ ...person, avatar, pro: true }} size="small" />)
  expect(container.querySelector("img")?.getAttribute("src")).toBe("/api/images/ana.webp")
})

test("when the picture fails to load, the initials are shown", () => {
  const avatar = buildImage({ url: "/uploads/ana.webp", formats: {} })
  const { container, rerender } = render(
    <Avatar person={{ ...person, avatar, pro: true }} size="small" />,
  )
  fireEvent.error(container.querySelector("img") ?? document.body)
  expect(screen.getByText("AR")).toBeDefined()
  const other = { ...avatar, url: "/uploads/new.webp" }
  rerender(<Avatar person={{ ...person, avatar: other, pro: true }} size="small" />)
  expect(container.querySelector("img")?.getAttribute("src")).toBe("/api/images/new.webp")
})

test("[S2.43] everyone else has the initials of both names", () => {
  render(
    <Avatar person={{ ...person, email: "zoe@faena.cl", pro: true, avatar: null }} size="small" />,
  )
  expect(screen.getByText("AR")).toBeDefined()
})

test.each([
  [{ email: "zoe@faena.cl" }, "ZO"],
  [{}, "WA"],
])("[S2.43] without names, %o is shown as %s", (nameless, expected) => {
  render(<Avatar person={nameless} size="medium" />)
  expect(screen.getByText(expected)).toBeDefined()
})
