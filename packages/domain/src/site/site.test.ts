import { expect, test } from "vitest"
import { formatDayAndMonth, formatDayOfYear, formatLongDate, formatMonth } from "./chilean-dates.ts"
import { copyrightYears } from "./copyright-years.ts"
import { deliveredImageUrl, imageVariantUrl } from "./image-variants.ts"

test("[S2.28] the copyright runs from 2024 to the current year in Chile", () => {
  expect(copyrightYears(new Date("2024-06-01T12:00:00Z"))).toBe("2024")
  expect(copyrightYears(new Date("2026-11-21T12:00:00Z"))).toBe("2024–2026")
  expect(copyrightYears(new Date("2027-01-01T02:00:00Z"))).toBe("2024–2026")
})

test("dates are Chilean, before and after the clock change", () => {
  expect(formatLongDate(new Date("2026-11-21T02:30:00Z"))).toBe("20 de noviembre de 2026")
  expect(formatLongDate(new Date("2026-07-01T03:30:00Z"))).toBe("30 de junio de 2026")
  expect(formatDayOfYear(new Date("2026-07-01T03:30:00Z"))).toBe("30 de junio")
  expect(formatMonth(new Date("2026-07-01T03:30:00Z"))).toBe("junio de 2026")
  expect(formatDayAndMonth("2026-11-05")).toBe("05-11")
})

test("[S7.13] only URLs under /uploads/ are rewritten to /api/images/ under the base URL", () => {
  expect(deliveredImageUrl("/uploads/a.webp", "https://wara.cl/")).toBe(
    "https://wara.cl/api/images/a.webp",
  )
  expect(deliveredImageUrl("https://elsewhere.cl/uploads/a.webp", "https://wara.cl")).toBe(
    "https://elsewhere.cl/uploads/a.webp",
  )
  expect(deliveredImageUrl("/upload/a.webp", "https://wara.cl")).toBe("/upload/a.webp")
})

test("[S9.4] a picture is requested in an allowed width and density", () => {
  const url = (density: 1 | 2) => imageVariantUrl("/uploads/a.webp", "", { width: 640, density })
  expect(url(1)).toBe("/api/images/a.webp?w=640")
  expect(url(2)).toBe("/api/images/a.webp?w=640&d=2")
})
