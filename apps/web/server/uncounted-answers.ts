/** Answers of one kind that were not counted yet, by the seconds that they took. */
type Kind = { seconds: number[]; count: Count }

/** Counts answers that took so many seconds each. */
type Count = (seconds: readonly number[]) => void

/** So many answers of a kind are counted at once. */
const countedAtOnce = 100

/**
 * Answers that wait for the metrics to count them. One by one that is a tenth of the time that an
 * answer from memory takes, and a fraction of it for many at once [B7.252].
 */
export class UncountedAnswers {
  readonly #kinds = new Map<string, Kind>()

  /** Adds an answer; the first one of its kind makes what counts them. */
  add(name: string, seconds: number, makeCount: () => Count): void {
    let kind = this.#kinds.get(name)
    if (kind === undefined) {
      kind = { seconds: [], count: makeCount() }
      this.#kinds.set(name, kind)
    }
    kind.seconds.push(seconds)
    if (kind.seconds.length >= countedAtOnce) countNow(kind)
  }

  /** Counts all that wait, before somebody reads the metrics. */
  countAll(): void {
    for (const kind of this.#kinds.values()) countNow(kind)
  }
}

function countNow(kind: Kind): void {
  const { seconds } = kind
  if (seconds.length === 0) return
  kind.seconds = []
  kind.count(seconds)
}
