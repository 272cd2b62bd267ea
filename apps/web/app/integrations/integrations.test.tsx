import { render } from "@testing-library/react"
import { paths } from "@wara/domain/site/paths"
import { expect, test, vi } from "vitest"
import { useOfflinePage } from "./integrations.tsx"

function Page({ isOn }: { isOn: boolean }) {
  useOfflinePage(isOn)
  return null
}

test("the worker is registered when the page is idle, if configured", () => {
  const register = vi.fn(async () => undefined)
  const wait = vi.fn()
  vi.stubGlobal("navigator", { serviceWorker: { register } })
  vi.stubGlobal("requestIdleCallback", wait)
  vi.stubGlobal("cancelIdleCallback", () => undefined)
  render(<Page isOn={false} />)
  expect(wait).not.toHaveBeenCalled()
  render(<Page isOn />)
  expect(register).not.toHaveBeenCalled()
  wait.mock.calls[0]?.[0]()
  expect(register).toHaveBeenCalledWith(paths.serviceWorker)
})
