import { expect, test } from "vitest"
import { withoutUnusedVariables } from "./used-variables.ts"

test("[B7.80] a page keeps the variables that its styles or attributes read, directly or not", () => {
  const css =
    ':root{--a:1px;--b:var(--a);--c:var(--d);--d:2px;--e:"};";--f:3px}.x{gap:var(--b);--f:4px}'
  expect(withoutUnusedVariables(css, '<p style="color:var(--e)">')).toBe(
    ':root{--a:1px;--b:var(--a);--e:"};";}.x{gap:var(--b);}',
  )
})
