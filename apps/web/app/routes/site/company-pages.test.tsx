import { render, screen, within } from "@testing-library/react"
import { paths } from "@wara/domain/site/paths"
import { createRoutesStub } from "react-router"
import { expect, test } from "vitest"
import SlugPage from "../slug.tsx"
import ContactPage from "./contact.tsx"
import PrivacyPage from "./privacy.tsx"

const company = {
  name: "Faena Clara SpA",
  rut: "76543210-3",
  rutText: "76.543.210-3",
  address: "Los Carrera 100, Calama",
  phone: "+56552123456",
  phoneText: "+56 55 212 3456",
}
const site = { name: "Wara", baseUrl: "https://wara.test", blockSearchEngines: false, company }
const text = { title: "Título", description: "", updatedAt: "2026-11-01T00:00:00.000Z", body: [] }
const slugText = (slug: string) => ({ content: { ...text, slug }, seller: null })

type PageComponent = NonNullable<Parameters<typeof createRoutesStub>[0][number]["Component"]>

async function open(path: string, Component: PageComponent, data: unknown) {
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      loader: () => ({ site, viewer: null }),
      HydrateFallback: () => null,
      children: [{ path, Component, loader: () => data }],
    },
  ])
  render(<Stub initialEntries={[path]} />)
  await screen.findByRole("heading", { level: 1 })
}

const pages: [path: string, component: PageComponent, data: unknown, title: string][] = [
  [paths.about, SlugPage, slugText(paths.about.slice(1)), "Quién está detrás"],
  [
    paths.privacy,
    PrivacyPage,
    { ...text, ids: undefined },
    "Responsable del tratamiento de tus datos",
  ],
  [paths.contact, ContactPage, null, "También nos encuentras aquí"],
]

test.each(pages)("[B5.11] %s says who runs the site", async (path, Component, data, title) => {
  await open(path, Component, data)
  const block = screen.getByRole("heading", { name: title }).parentElement
  if (block === null) throw new Error("The heading stands alone")
  for (const fact of [
    "Faena Clara SpA",
    "76.543.210-3",
    "Los Carrera 100, Calama",
    "+56 55 212 3456",
  ])
    expect(within(block).getByText(fact)).toBeDefined()
})

test("[B5.11] other operator pages do not show it", async () => {
  await open(paths.terms, SlugPage, slugText(paths.terms.slice(1)))
  expect(screen.queryByText("Faena Clara SpA")).toBeNull()
})
