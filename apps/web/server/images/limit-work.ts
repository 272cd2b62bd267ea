/** Runs at most `most` pieces of work at a time; the others wait in line. */
export function limitWork(max: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      // The place goes to the next in line, if there is one, and is not free in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
