import { afterAll, vi } from "vitest"

/**
 * Test files of a project share one process, which saves loading the installed packages for every
 * file. Settings, clocks and globals are therefore restored after each file.
 */
const before = { ...process.env }

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
})
