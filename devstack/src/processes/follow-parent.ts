/**
 * Preloaded (`node --import`) into every program that a command starts. When the command ends, even
 * when it is killed, the channel to it closes: the program and its process group get SIGTERM, and
 * are killed if they do not end.
 */
const graceMs = 6000

// Forks of the program inherit the preload, but their channel is not the one to the command.
if (process.env.WARA_FOLLOWS === String(process.ppid)) {
  process.on("disconnect", () => {
    // Sent before this program's own SIGTERM handler, which may exit at once and leave the others
    // running.
    signalGroup("SIGTERM")
    setTimeout(() => signalGroup("SIGKILL"), graceMs)
  })
  process.channel?.unref()
}

function signalGroup(signal: NodeJS.Signals) {
  try {
    process.kill(-process.pid, signal)
  } catch {
    process.kill(process.pid, signal)
  }
}

export {}
