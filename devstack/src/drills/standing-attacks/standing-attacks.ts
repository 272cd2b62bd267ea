import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { runVitest, testEnvironment } from "../../testing/runners.ts"
import { type Drill, rowOfFaults } from "../drill.ts"

/**
 * Every attack on every operation, page and form (`*.exhaustive.*test.ts`): the tests of `npm test`,
 * but with every value in place of some in turn.
 */
export const standingAttacks: Drill = {
  name: "standing-attacks",
  maxSeconds: 240,
  async run({ isShort, shutdown }) {
    const reports = await mkdtemp(join(tmpdir(), "wara-attacks-"))
    shutdown.addLast(() => rm(reports, { recursive: true, force: true }))
    const form = isShort ? {} : { WARA_ATTACKS: "whole" }
    const run = { env: { ...testEnvironment(null, tmpdir()), ...form }, reports, shutdown }
    const { passed, failures } = await runVitest(run, "attacks")
    return [rowOfFaults("attacks that succeed", failures.length, passed + failures.length)]
  },
}
