/** Runs at most `most` tasks in parallel; the others are queued. */
export function limitWork(max: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      // The slot is passed to the next waiting task, if any, without being free in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
