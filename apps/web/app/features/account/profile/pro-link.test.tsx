import { render, screen } from "@testing-library/react"
import { buildAccount } from "@wara/factories/build-account"
import type { ReactElement } from "react"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import { PictureView } from "../picture/picture-view.tsx"
import { DescriptionField } from "./profile-form.tsx"
import { UsernameView } from "./username-view.tsx"

const account = buildAccount({ pro: false })
const upload = { url: "/api/ads/upload", ticket: null }

function picture(kind: "avatar" | "cover", pro: boolean) {
  const given = { kind, person: { ...account, pro }, picture: null, upload, failure: null }
  return <PictureView {...given} />
}

const username = (isPro: boolean) => (
  <UsernameView current="ana" isPro={isPro} host="wara.cl" changeAt={null} result={undefined} />
)

const description = (isPro: boolean) => <DescriptionField isPublic={isPro} defaultValue="" />

const places: [string, (isPro: boolean) => ReactElement][] = [
  ["avatar", (isPro) => picture("avatar", isPro)],
  ["cover", (isPro) => picture("cover", isPro)],
  ["username", username],
  ["profile", description],
]

test.each(places)("[B5.32] the %s links non-professional users to the request", (_, draw) => {
  const show = (element: ReactElement) =>
    render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />)
  const { unmount } = show(draw(false))
  const link = screen.getByRole("link", { name: "Hazte profesional" })
  expect(link.getAttribute("href")).toBe("/cuenta/profesional")
  unmount()
  show(draw(true))
  expect(screen.queryByRole("link", { name: "Hazte profesional" })).toBeNull()
})
