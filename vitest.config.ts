import { join } from "node:path"
import { defineConfig } from "vitest/config"
import panel from "./apps/admin/vite.config.ts"

/** Vite has a BASE_URL of its own ("/"), which would otherwise pass for the address of the site. */
const webEnvironment = { BASE_URL: "http://localhost:3000", LOG_LEVEL: "silent" }

/** Milliseconds that what a test waits for may take on a machine that does other things, too. */
const polling = { poll: { timeout: 4_000 } }

/** Milliseconds after which a test, or what it sets up, hangs; that machine may be ten times slower. */
const limits = { testTimeout: 20_000, hookTimeout: 60_000 }

const resetGlobals = "devstack/src/testing/reset-globals.ts"
/**
 * Modules of web and panel read the environment when they are loaded. Those of the api are told all by
 * whoever makes it, and loading them once a file would take a quarter of its tests' time.
 */
const resetModules = "devstack/src/testing/reset-modules.ts"

const fromHere = (path: string) => join(import.meta.dirname, path)

/** Pure units, the api against a real PostgreSQL, what web and panel are made of in jsdom. */
export default defineConfig({
  test: {
    // One more than vitest takes by itself: many tests wait for the database or a program.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          name: "unit",
          expect: polling,
          ...limits,
          env: webEnvironment,
          environment: "node",
          isolate: false,
          setupFiles: [resetGlobals, resetModules],
          include: [
            "packages/**/*.test.ts",
            "devstack/**/*.test.ts",
            "apps/web/server/**/*.test.ts",
            "apps/web/app/**/*.server.test.ts",
          ],
        },
      },
      {
        test: {
          name: "api",
          expect: polling,
          ...limits,
          environment: "node",
          isolate: false,
          setupFiles: [resetGlobals],
          include: ["apps/api/**/*.test.ts"],
          globalSetup: ["apps/api/test/global-setup.ts"],
        },
      },
      {
        test: {
          name: "web",
          expect: polling,
          ...limits,
          env: webEnvironment,
          environment: "jsdom",
          isolate: false,
          include: ["apps/web/app/**/*.test.{ts,tsx}"],
          exclude: ["apps/web/app/**/*.server.test.ts"],
          setupFiles: [resetGlobals, resetModules, "apps/web/test/setup.ts"],
        },
      },
      {
        resolve: panel.resolve ?? {},
        test: {
          name: "admin",
          expect: polling,
          ...limits,
          root: "apps/admin",
          environment: "jsdom",
          isolate: false,
          include: ["src/**/*.test.{ts,tsx}"],
          setupFiles: [resetGlobals, resetModules, "apps/admin/test/setup.ts"].map(fromHere),
          // The library comes with a router of its own, which must be the panel's.
          server: { deps: { inline: [/react-admin/, /ra-/, /react-router/] } },
        },
      },
    ],
  },
})
