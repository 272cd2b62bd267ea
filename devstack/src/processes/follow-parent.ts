/**
 * Preloaded (`node --import`) into every program that a command starts. When the command is gone,
 * even killed outright, the channel to it closes: the program is asked to end, and its whole
 * process group is killed if it does not.
 */
const graceMs = 6000

process.on("disconnect", () => {
  process.kill(process.pid, "SIGTERM")
  // Not unref'ed: what the program started must go even if the program itself is quick.
  setTimeout(killGroup, graceMs)
})
process.channel?.unref()

function killGroup() {
  try {
    process.kill(-process.pid, "SIGKILL")
  } catch {
    process.kill(process.pid, "SIGKILL")
  }
}

export {}
