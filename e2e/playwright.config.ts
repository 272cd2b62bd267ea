import { defineConfig } from "@playwright/test"
import { chromiumArguments } from "./fixtures/chromium-arguments.ts"

/** Journeys against a stack of their own on free ports; `CHROMIUM_PATH` names the browser. */
export default defineConfig({
  testDir: "./specs",
  globalSetup: "./fixtures/start-stack.ts",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Ends journeys that hang. The longest has taken 54 s on a busy machine.
  timeout: 150_000,
  // Mails, jobs and uploads take their time there too.
  expect: { timeout: 20_000 },
  outputDir: "../test-results/journeys",
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.E2E_REPORT ?? "../test-results/e2e.json" }],
  ],
  use: {
    locale: "es-CL",
    timezoneId: "America/Santiago",
    // A browser without a window says so, and would be taken for a program that reads pages.
    userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36",
    viewport: { width: 1440, height: 900 },
    // A trace costs every journey a quarter more; ask for it when the picture is not enough.
    trace: process.env.E2E_TRACE ? "on" : "off",
    screenshot: "only-on-failure",
    // The worker that keeps a page would stand between a journey and the calls that it watches.
    serviceWorkers: "block",
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: chromiumArguments,
    },
  },
})
