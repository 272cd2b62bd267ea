import { setTimeout as wait } from "node:timers/promises"
import { findFreePort } from "../free-port.ts"
import { startMailCatcher } from "../mail-catcher/start-mail-catcher.ts"
import { startPostgres } from "../postgres/start-postgres.ts"
import { runProgram } from "../processes/run-program.ts"
import type { Shutdown } from "../processes/shutdown.ts"
import { serverHeaps } from "../stack/server-heaps.ts"
import type { BuiltImage } from "./follow-dockerfile.ts"

const operator = "operaciones@wara.example"

/**
 * Sets an installation up in a built image and starts two apis, a worker and two web servers, as
 * docs/operations.md says. Throws at the first step that fails.
 */
export async function tryInstallation(
  image: BuiltImage,
  log: (line: string) => void,
  shutdown: Shutdown,
): Promise<{ web: number[]; api: number[]; stopAll: () => Promise<void> }> {
  const database = await startPostgres({ durable: false })
  shutdown.addLast(database.stop)
  const mails = await startMailCatcher({ port: 0, smtpPort: 0 })
  shutdown.addLast(mails.stop)
  const common = {
    ...image.env,
    PATH: process.env.PATH,
    DATABASE_URL: database.url,
    SERVICE_TOKEN: "d2c1f0e94b7a4c6f8e3d5a1b9c0f7e62",
    BASE_URL: "https://wara.example",
    PUBLIC_API_URL: "https://api.wara.example",
    SMTP_URL: mails.smtpUrl,
    MAIL_FROM: "Wara <hola@wara.example>",
    OPERATOR_EMAIL: operator,
    TRUSTED_PROXY_HOPS: "1",
    HOST: "127.0.0.1",
  }
  const start = (script: string[], env: NodeJS.ProcessEnv) => {
    const options = { cwd: image.folder, env: { ...common, ...env } }
    const program = runProgram(process.execPath, script, options)
    shutdown.add(() => program.stop())
    return program
  }
  const setup = start(["apps/api/src/setup.ts", "--operator", operator], {})
  if ((await setup.exited) !== 0) throw new Error(`setup failed:\n${setup.tail()}`)
  log(setup.tail())

  const [, ...server] = image.command
  const ports = await Promise.all(Array.from({ length: 5 }, findFreePort))
  const [first = 0, second = 0, jobs = 0, ...web] = ports
  const api = [first, second]
  const programs = [
    ...api.map((port) => start(server, { WORKER: "0", API_PORT: String(port) })),
    start(server, { WORKER: "1", API_PORT: String(jobs) }),
    ...web.map((port, index) =>
      start([...serverHeaps.web, "apps/web/server/serve.ts"], {
        PORT: String(port),
        API_URL: `http://127.0.0.1:${api[index]}`,
      }),
    ),
  ]
  for (const port of [...api, jobs, ...web]) await untilReady(port, programs)
  await untilMailed(mails.url)
  const stopAll = async () => {
    const codes = await Promise.all(
      programs.map(async (program) => {
        await program.stop()
        return program.exited
      }),
    )
    if (codes.some((code) => code !== 0)) throw new Error(`stopped with the codes ${codes}`)
  }
  return { web, api, stopAll }
}

async function untilReady(port: number, programs: readonly { tail: () => string }[]) {
  const end = Date.now() + 60_000
  while (Date.now() < end) {
    const answer = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.ok) return
    await wait(200)
  }
  throw new Error(`nothing is ready:\n${programs.map((program) => program.tail()).join("\n")}`)
}

/** Waits for the operator's link, which the worker mails. */
async function untilMailed(mailUrl: string) {
  const end = Date.now() + 20_000
  while (Date.now() < end) {
    const answer = await fetch(`${mailUrl}/mensajes.json?to=${operator}`)
    if ((await answer.text()).includes("restablecer-contrasena?codigo=")) return
    await wait(200)
  }
  throw new Error("the operator's link was not mailed")
}
