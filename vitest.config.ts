import { availableParallelism } from "node:os"
import { join } from "node:path"
import { defineConfig } from "vitest/config"
import { BaseSequencer, type TestSpecification } from "vitest/node"
import panel from "./apps/admin/vite.config.ts"

/** Vite has its own BASE_URL ("/"), which would otherwise be taken for the address of the site. */
const webEnvironment = { BASE_URL: "http://localhost:3000", LOG_LEVEL: "silent" }

/**
 * Milliseconds for conditions that tests wait for: what a busy machine needs, and less than a test
 * may take, so that a failure names its condition.
 */
const polling = { poll: { timeout: 15_000 } }

/**
 * Milliseconds after which a test or its setup counts as hanging; a busy machine may be ten times
 * slower.
 */
const limits = { testTimeout: 20_000, hookTimeout: 60_000 }

const resetGlobals = "devstack/src/testing/reset-globals.ts"
/**
 * Modules of web and panel read the environment when they are loaded, so they are reset. Those of
 * the api receive their settings from the caller, and reloading them for every file would take a
 * quarter of its tests' time.
 */
const resetModules = "devstack/src/testing/reset-modules.ts"

/** Pages of the server's tests are rendered as in production, which takes a third less time. */
const productionReact = "apps/web/test/production-react.ts"

/**
 * Modules that Node loads itself, as it does when the api runs. They keep no state of a test;
 * compiled by vitest, they would be evaluated again for every file of web and panel, and each use
 * of an import would be a property's getter.
 */
const native = {
  external: [/\/(?:packages\/(?:domain|contract)|apps\/api|demo)\/src\/(?!.*\.test\.ts$).*\.ts$/],
}

const fromHere = (path: string) => join(import.meta.dirname, path)

/**
 * Files begin by their size, and the drills are a short file that takes a minute: begun last, they
 * would leave a processor idle.
 */
class DrillsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => moduleId.includes("/drills/short-drills")
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/** Pure unit tests, the api with a real PostgreSQL, components of web and panel in jsdom. */
export default defineConfig({
  test: {
    // More workers than processors: many tests wait for the database or a program.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    sequence: { sequencer: DrillsFirst },
    projects: [
      {
        test: {
          name: "unit",
          expect: polling,
          ...limits,
          env: webEnvironment,
          environment: "node",
          server: { deps: native },
          isolate: false,
          setupFiles: [productionReact, resetGlobals, resetModules],
          include: [
            "packages/**/*.test.ts",
            "demo/src/**/*.test.ts",
            "devstack/**/*.test.ts",
            "bench/**/*.test.ts",
            "apps/web/*.test.ts",
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
          server: { deps: native },
          isolate: false,
          setupFiles: [resetGlobals],
          include: ["apps/api/**/*.test.ts", "demo/test/**/*.test.ts"],
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
          server: { deps: native },
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
          // The library brings its own router, which must be the same instance as the panel's.
          server: { deps: { ...native, inline: [/react-admin/, /ra-/, /react-router/] } },
        },
      },
    ],
  },
})
