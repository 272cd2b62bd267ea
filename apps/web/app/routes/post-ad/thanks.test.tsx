import { render, screen } from "@testing-library/react"
import { createRoutesStub } from "react-router"
import { expect, test } from "vitest"
import { hasOpenedPayment, recordOpenedPayment } from "../../entities/payment/opened-payment.ts"
import Thanks from "./thanks.tsx"

type Page = NonNullable<Parameters<typeof createRoutesStub>[0][number]["Component"]>

test("[B5.34] [B5.36] [B5.38] the thank-you page says when the ad is reviewed and links to a new one", async () => {
  const page: Page = Thanks
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      loader: () => ({ site: { name: "Wara" } }),
      HydrateFallback: () => null,
      children: [
        {
          index: true,
          loader: () => ({ owner: 1, order: null, hours: 6, sent: 7 }),
          Component: page,
        },
      ],
    },
  ])
  recordOpenedPayment(7)
  render(<Stub />)
  const another = await screen.findByRole("link", { name: "Publicar otro" })
  expect(another.getAttribute("href")).toBe("/anunciar")
  expect(screen.getByText(/^Normalmente lo revisamos en menos de 6 horas\./)).toBeDefined()
  // The message above it has this already.
  expect(screen.getAllByText(/cuando esté publicado|apenas esté publicado/)).toHaveLength(1)
  // The notice of the unpaid ad is cleared.
  await expect.poll(() => hasOpenedPayment(7)).toBe(false)
})
