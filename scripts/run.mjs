// node scripts/run.mjs <command> […]: runs devstack/src/commands/<command>.ts. Works on any installed
// Node (20 or newer) before anything is installed: ensures that the dependencies exist and starts the
// Node 24 among them, which runs our TypeScript.
import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, readFileSync, statfsSync, statSync, writeFileSync } from "node:fs"
import { delimiter, join } from "node:path"
import { fileURLToPath } from "node:url"
import { watchNpm } from "./watch-npm.mjs"

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[/\\]$/, "")
const stampFile = join(root, "node_modules", ".wara-lock-hash")
const neededBytes = 900 * 1024 * 1024
const startedAt = Date.now()
const signals = ["SIGINT", "SIGTERM", "SIGHUP"]

/** Runs a command with the arguments that follow it and exits with its exit code. */
async function run(name, given) {
  const major = Number(process.versions.node.split(".")[0])
  if (major < 20) fail(`Wara necesita Node 20 o más nuevo; este es ${process.version}.`)
  await ensureDependencies()
  const bin = join(root, "node_modules", ".bin")
  const command = join(root, "devstack", "src", "commands", `${name}.ts`)
  const pathKey = Object.keys(process.env).find((key) => key.toUpperCase() === "PATH") ?? "PATH"
  const child = spawn(findNode24(bin, major), [command, ...given], {
    cwd: root,
    // The channel closes when this process ends in any way, and the command then stops too.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: {
      ...process.env,
      [pathKey]: `${bin}${delimiter}${process.env[pathKey] ?? ""}`,
      // Compiled code is reused: compiling takes a third of the CPU time of a program's start.
      NODE_COMPILE_CACHE:
        process.env.NODE_COMPILE_CACHE ?? join(root, "node_modules", ".cache", "wara", "code"),
      WARA_STARTED_AT: String(startedAt),
    },
  })
  follow(child)
}

async function ensureDependencies() {
  const wanted = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex")
  if (isInstalled(wanted)) return
  const free = statfsSync(root)
  if (free.bavail * free.bsize < neededBytes) fail(diskFull)
  await install()
  writeFileSync(stampFile, wanted)
}

/** The stamp confirms it, or npm was run by hand after the lock file last changed. */
function isInstalled(wanted) {
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === wanted) return true
  const npmsRecord = join(root, "node_modules", ".package-lock.json")
  if (!existsSync(npmsRecord)) return false
  return statSync(npmsRecord).mtimeMs > statSync(join(root, "package-lock.json")).mtimeMs
}

const diskFull =
  "No queda espacio en el disco para instalar las dependencias (hacen falta unos 900 MB)."

function install() {
  const npm = process.env.npm_execpath
  const args = [
    "ci",
    "--include=dev",
    "--include=optional",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ]
  const [command, before] = npm?.endsWith("js") ? [process.execPath, [npm]] : ["npm", []]
  const seconds = () => Math.round((Date.now() - startedAt) / 1000)
  console.log("Instalando dependencias (npm ci)…")
  const pulse = setInterval(() => console.log(`  …instalando, ${seconds()} s`), 5000)
  return new Promise((resolve) => {
    // A separate process group, so that a signal also reaches the child processes of npm.
    const child = spawn(command, [...before, ...args], {
      cwd: root,
      detached: true,
      stdio: ["ignore", "ignore", "pipe"],
    })
    const stop = () => {
      // npm completes its work after a stop signal; a partial installation is repeated anyway.
      killGroup(child)
      process.exit(130)
    }
    for (const signal of signals) process.once(signal, stop)
    const unwatch = watchNpm(stop)
    let complaints = ""
    child.stderr.on("data", (chunk) => {
      complaints += chunk
    })
    child.once("error", () => fail("No se encontró npm para instalar las dependencias."))
    child.once("close", (code) => {
      clearInterval(pulse)
      unwatch()
      for (const signal of signals) process.off(signal, stop)
      if (/ENOSPC|no space left/i.test(complaints)) fail(diskFull)
      if (code !== 0) {
        console.error(complaints.split("\n").slice(0, 15).join("\n"))
        fail("npm ci no pudo instalar las dependencias; arriba está el motivo.")
      }
      console.log(`Dependencias instaladas en ${seconds()} s.`)
      resolve()
    })
  })
}

/** Forwards signals and the end of npm to the command, and its exit code to the caller. */
function follow(child) {
  for (const signal of signals) process.on(signal, () => child.kill(signal))
  watchNpm(() => child.kill("SIGTERM"))
  child.once("error", (cause) => fail(`No se pudo iniciar Node 24: ${cause.message}`))
  child.once("exit", (code, signal) => {
    process.exit(code ?? (signal === "SIGINT" ? 130 : 1))
  })
}

function findNode24(bin, major) {
  const installed = join(bin, process.platform === "win32" ? "node.cmd" : "node")
  if (existsSync(installed)) return installed
  if (major >= 24) return process.execPath
  return fail("Para este sistema no hay un Node 24 instalable: usa Node 24 para ejecutar Wara.")
}

function killGroup(child) {
  try {
    process.kill(-child.pid, "SIGKILL")
  } catch {
    child.kill("SIGKILL")
  }
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

const [name, ...given] = process.argv.slice(2)
await run(name, given)
