import { defineConfig } from "vitest/config"

/** Three projects: pure units, the api against a real PostgreSQL, web components in jsdom. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
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
          environment: "node",
          include: ["apps/api/**/*.test.ts"],
          globalSetup: ["apps/api/test/global-setup.ts"],
          hookTimeout: 60_000,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "web",
          environment: "jsdom",
          include: ["apps/web/app/**/*.test.{ts,tsx}"],
          exclude: ["apps/web/app/**/*.server.test.ts"],
          setupFiles: ["apps/web/test/setup.ts"],
        },
      },
    ],
  },
})
