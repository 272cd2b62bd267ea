import { render, screen } from "@testing-library/react"
import { buildSellerProfile } from "@wara/factories/build-account"
import { buildImage } from "@wara/factories/build-ad"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { SellerProfileView } from "./seller-profile-view.tsx"

function renderProfile(overrides: Parameters<typeof buildSellerProfile>[0] = {}) {
  return render(
    <MemoryRouter>
      <SellerProfileView
        profile={buildSellerProfile({ username: "loa", ...overrides })}
        about={[]}
        siteName="Wara"
        contact={null}
      >
        <p>los anuncios</p>
      </SellerProfileView>
    </MemoryRouter>,
  )
}

test("[S2.2] a professional seller's profile shows name, place and member since", () => {
  renderProfile({
    display_name: "Maquinarias del Loa",
    member_since: "2024-03-01T12:00:00.000Z",
    ads_count: 45,
  })
  expect(screen.getByRole("heading", { level: 1, name: "Maquinarias del Loa" })).toBeDefined()
  expect(screen.getByText("Calama, Antofagasta")).toBeDefined()
  expect(screen.getByText("En Wara desde marzo de 2024")).toBeDefined()
  expect(screen.getByText("45 anuncios")).toBeDefined()
  expect(screen.getByText("los anuncios")).toBeDefined()
  const report = screen.getByRole("link", { name: "Denunciar a este vendedor" })
  expect(report.getAttribute("href")).toBe("/denunciar?vendedor=loa")
})

test("[S2.2] without ads the profile says so", () => {
  renderProfile({ ads_count: 0 })
  expect(screen.getByText("Por ahora no tiene anuncios publicados.")).toBeDefined()
  expect(screen.queryByText("los anuncios")).toBeNull()
})

test("the seller's avatar and cover are shown if present", () => {
  const { container } = renderProfile({
    cover: buildImage({ url: "/uploads/cover.webp", formats: {} }),
    avatar: buildImage({ url: "/uploads/face.webp", formats: {} }),
  })
  const sources = [...container.querySelectorAll("img")].map((image) => image.getAttribute("src"))
  expect(sources).toEqual(["/api/images/cover.webp", "/api/images/face.webp"])
})

test("without a picture the seller's initials are shown", () => {
  renderProfile({ display_name: "Maquinarias Loa", avatar: null })
  expect(screen.getByText("ML")).toBeDefined()
})
