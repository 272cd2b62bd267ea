/**
 * Preloaded (`node --import`) into every program that a command starts. When the command is gone,
 * even killed outright, the channel to it closes: the program and all in its
 * process group are asked to end, and killed if they do not.
 */
const graceMs = 6000

// Forks of the program inherit the preload, and have a channel that is none of our business.
if (process.env.WARA_FOLLOWS === String(process.ppid)) {
  process.on("disconnect", () => {
    // Before this program's own answer to SIGTERM: it may well end at once and leave the others.
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
