import { render, screen } from "@testing-library/react"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { PackCard } from "./pack-card.tsx"

test("[B10.118] a pack ticks what it contains, and not what it lacks", () => {
  render(
    <MemoryRouter>
      <PackCard
        pack={{ name: "1 anuncio", slug: "1-anuncio", price: 5_990 }}
        heading="h2"
        perAd={null}
        facts={[{ text: "15 días" }, { text: "Sin destacados", isLacking: true }]}
        buttonClassName="button-primary"
      />
    </MemoryRouter>,
  )
  const tickOf = (text: string) => screen.getByText(text).closest("li")?.querySelector("svg")
  expect(tickOf("15 días")).not.toBeNull()
  expect(tickOf("Sin destacados")).toBeNull()
})
