import { afterAll, vi } from "vitest"

/**
 * Test files of a project follow each other in one process, which saves reading the installed
 * packages once a file. Settings, clocks and globals do not go from one to the next: they are put back.
 */
const before = { ...process.env }

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
})
