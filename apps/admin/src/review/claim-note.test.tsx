import { createTheme, ThemeProvider } from "@mui/material/styles"
import { fireEvent, render, screen } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { waitingReview } from "../../test/sample-review-texts.ts"
import { lightTheme } from "../theme/panel-theme.ts"
import { ClaimNote } from "./claim-note.tsx"
import { claimHolder } from "./use-claim.ts"

const until = "2026-11-21T17:32:00.000Z"
const now = new Date("2026-11-21T17:25:00.000Z")
const taken = waitingReview({ claimed_by: "Rosa Vidal", claimed_by_id: 5, claimed_until: until })

const show = (claim: Parameters<typeof ClaimNote>[0]["claim"]) =>
  render(
    <ThemeProvider theme={createTheme(lightTheme)}>
      <ClaimNote claim={claim} />
    </ThemeProvider>,
  )

test("[B10.49] a free submission can be taken, an own one given back, another's only looked at", () => {
  const [take, giveBack] = [vi.fn(), vi.fn()]
  const steps = { take, giveBack }
  const { unmount } = show({ ...steps, mineUntil: null, other: null })
  fireEvent.click(screen.getByRole("button", { name: /^Tomar por 10 minutos/ }))
  expect(take).toHaveBeenCalledOnce()
  unmount()
  const mine = show({ ...steps, mineUntil: until, other: null })
  expect(screen.getByText(/Lo tienes tú hasta las 14:32/)).toBeDefined()
  fireEvent.click(screen.getByRole("button", { name: "Soltar" }))
  expect(giveBack).toHaveBeenCalledOnce()
  mine.unmount()
  show({ ...steps, mineUntil: null, other: taken })
  expect(
    screen.getByText(/^Rosa Vidal lo está revisando, a más tardar hasta las 14:32/),
  ).toBeDefined()
  expect(screen.queryByRole("button")).toBeNull()
})

test("[B10.49] the queue names who has a submission, until the claim ends", () => {
  expect(claimHolder(taken, 9, now)).toBe("Lo tiene Rosa Vidal")
  expect(claimHolder(taken, 5, now)).toBe("Lo tienes tú")
  expect(claimHolder(taken, 9, new Date("2026-11-21T17:32:00.000Z"))).toBeNull()
  expect(claimHolder(waitingReview(), 9, now)).toBeNull()
})
