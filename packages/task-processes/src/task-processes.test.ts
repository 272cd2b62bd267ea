import { subscribe, unsubscribe } from "node:diagnostics_channel"
import { expect, test } from "vitest"
import { TaskFailure, TaskProcesses } from "./task-processes.ts"

const program = new URL("../test/busy-program.ts", import.meta.url)
const busy = (ms: number) => ({ busyMs: ms })
const endOf = (work: Promise<unknown>) =>
  work.then(
    () => "answered",
    (error: unknown) => (error instanceof TaskFailure ? error.end : String(error)),
  )

const isAlive = (pid: unknown) => {
  try {
    return process.kill(Number(pid), 0)
  } catch {
    return false
  }
}

test("[B8.26] tasks that follow each other share a process, which has none of our settings", async () => {
  const processes = new TaskProcesses(program, { timeoutMs: 60_000 })
  process.env.SECRET_OF_TEST = "secret"
  const first = await processes.run(busy(0))
  delete process.env.SECRET_OF_TEST
  expect(first).toEqual({ pid: expect.any(Number), settings: [], bytes: Buffer.from("picture") })
  expect(await processes.run(busy(0))).toEqual(first)
})

test("[B8.26] a task that blocks its process is killed when its time is up", async () => {
  const processes = new TaskProcesses(program, { timeoutMs: 100 })
  expect(await endOf(processes.run(busy(3_600_000)))).toBe("time")
})

test("[B8.27] a task for which nobody waits any more is killed, one that has not begun never begins", async () => {
  const processes = new TaskProcesses(program, { timeoutMs: 60_000, graceMs: 0 })
  const { pid } = Object(await processes.run(busy(0)))
  const hangUp = new AbortController()
  const work = endOf(processes.run(busy(3_600_000), hangUp.signal))
  hangUp.abort()
  expect(await work).toBe("abandoned")
  await expect.poll(() => isAlive(pid)).toBe(false)
  const next = await processes.run(busy(0))
  expect(next).not.toMatchObject({ pid })
  expect(await endOf(processes.run(busy(0), hangUp.signal))).toBe("abandoned")
})

test("[B8.27] an abandoned task that ends sooner than a new process would start is not killed", async () => {
  const processes = new TaskProcesses(program, { timeoutMs: 60_000, graceMs: 60_000 })
  const { pid } = Object(await processes.run(busy(0)))
  const hangUp = new AbortController()
  const work = processes.run(busy(1), hangUp.signal)
  hangUp.abort()
  expect(await work).toMatchObject({ pid })
})

test("[B8.26] a process that dies fails its task alone; one without tasks ends", async () => {
  const processes = new TaskProcesses(program, { timeoutMs: 60_000, idleMs: 1 })
  expect(await endOf(processes.run({ die: true }))).toBe("process")
  const { pid } = Object(await processes.run(busy(0)))
  await expect.poll(() => isAlive(pid)).toBe(false)
  expect(await processes.run(busy(0))).not.toMatchObject({ pid })
})

test("[B8.80] an answer without the number of the task in progress is not its result", async () => {
  const processes = new TaskProcesses(program, { timeoutMs: 60_000 })
  const picture = Buffer.from("of another ad")
  const strays = [picture, { answer: picture }, { number: 0, answer: picture }]
  expect(await processes.run({ strays })).toMatchObject({ bytes: Buffer.from("picture") })
  const next = {
    strays: [
      { number: 1, answer: picture },
      { number: 3, answer: picture },
    ],
  }
  expect(await processes.run(next)).toMatchObject({ bytes: Buffer.from("picture") })
})

test("[B8.81] a process that only starts when its client hangs up is there for the next task", async () => {
  const startedProcesses: unknown[] = []
  const count = (message: unknown) => void startedProcesses.push(message)
  subscribe("child_process", count)
  const processes = new TaskProcesses(program, { timeoutMs: 60_000, graceMs: 0 })
  for (let client = 0; client < 20; client += 1) {
    const hangUp = new AbortController()
    const work = endOf(processes.run(busy(0), hangUp.signal))
    hangUp.abort()
    expect(await work).toBe("abandoned")
  }
  expect(await processes.run(busy(0))).toMatchObject({ pid: expect.any(Number) })
  unsubscribe("child_process", count)
  expect(startedProcesses).toHaveLength(1)
})
