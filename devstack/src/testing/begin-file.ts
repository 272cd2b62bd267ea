import { afterAll, vi } from "vitest"

/**
 * Test files of a project follow each other in one process, which saves reading the installed
 * packages once a file. Nothing of ours may go from one to the next: modules are read anew, and
 * settings, clocks and globals are put back.
 */
const before = { ...process.env }
vi.resetModules()

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
})
