import { vi } from "vitest"

/** What our modules made of the settings of one test file does not go on to the next. */
vi.resetModules()
