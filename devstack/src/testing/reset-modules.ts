import { vi } from "vitest"

/** Module state that depends on one test file's settings must not leak into the next. */
vi.resetModules()
