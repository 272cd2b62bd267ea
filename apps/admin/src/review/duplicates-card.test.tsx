import { render, screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { DuplicatesCard } from "./duplicates-card.tsx"
import { reviewTexts } from "./review-texts.ts"

test("[B9.150] the desk says that names are not compared yet, instead of that nothing was found", () => {
  const { rerender } = render(<DuplicatesCard areNamesCompared={false} duplicates={[]} />)
  screen.getByText(reviewTexts.namesNotCompared)
  expect(screen.queryByText(reviewTexts.noDuplicates)).toBeNull()
  rerender(<DuplicatesCard areNamesCompared duplicates={[]} />)
  screen.getByText(reviewTexts.noDuplicates)
})
