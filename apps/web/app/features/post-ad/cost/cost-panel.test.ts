import { emptyDraft } from "@wara/domain/ads/ad-draft"
import { quoteDraft } from "@wara/domain/orders/quote-draft"
import { expect, test } from "vitest"
import { costLines } from "./cost-panel.tsx"

const packs = [{ id: 2, name: "15 anuncios", price: 69_990, ads: 15, featured: 1, days: 15 }]
const prices = { packs, featuredPrice: 9_990, adDays: 15 }

function lines(draft: { pack: number; featured?: boolean }, publication: number, featured = 0) {
  const analytics = { ...emptyDraft().analytics, pack_selected: true }
  const choice = { ...emptyDraft(), analytics, ...draft }
  return costLines(quoteDraft(choice, prices, { publication, featured }))
}

test("[B5.23] the remaining credits are shown, with a singular for one", () => {
  expect(lines({ pack: 0 }, 3)).toEqual(["Usarás 1 crédito; te quedan 2"])
  expect(lines({ pack: 0 }, 2)).toEqual(["Usarás 1 crédito; te queda 1"])
  expect(lines({ pack: 0 }, 1)).toEqual(["Usarás 1 crédito; no te quedan más"])
})

test("credits are shown first, then the amount due", () => {
  const [credit, money, ...rest] = lines({ pack: 0, featured: true }, 1)
  expect(credit).toBe("Usarás 1 crédito; no te quedan más")
  expect(money).toContain("9.990")
  expect(rest).toEqual([])
  expect(lines({ pack: 2 }, 0).join()).toContain("69.990")
})
