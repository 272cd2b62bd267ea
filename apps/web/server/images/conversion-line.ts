import { FairLine, type Place } from "@wara/domain/site/fair-line"
import { ImageFailure } from "./image-request.ts"

/** Who waits for a picture; without it, the site itself. */
export type PictureCaller = { network: string; signal?: AbortSignal }

type Conversion<Picture> = {
  picture: Promise<Picture>
  callers: number
  place: Place
  abandoned: AbortController
}

/** Makes a picture, unless the signal says meanwhile that nobody waits for it any more. */
type Convert<Picture> = (abandoned: AbortSignal) => Promise<Picture>

/** Pictures that wait for their conversion: a few pages of one network, and many networks. */
const maxWaiting = { all: 400, ofNetwork: 100 }

/**
 * Converts each picture once for all that wait for it, in the order of the networks' turns. When its
 * callers have all hung up, a picture that waits is not converted [B8.7], and a conversion that has
 * begun is ended [B8.27].
 */
export class ConversionLine<Picture> {
  readonly #line: FairLine
  readonly #conversions = new Map<string, Conversion<Picture>>()

  constructor(maxRunning: number) {
    this.#line = new FairLine({
      running: maxRunning,
      runningPerKey: maxRunning,
      waiting: maxWaiting.all,
      waitingPerKey: maxWaiting.ofNetwork,
    })
  }

  has(key: string): boolean {
    return this.#conversions.has(key)
  }

  /**
   * The picture of a key. Throws ImageFailure: ServiceUnavailableError when the line is full or the
   * caller has hung up.
   */
  async run(
    key: string,
    { network, signal }: PictureCaller,
    convert: Convert<Picture>,
  ): Promise<Picture> {
    if (signal?.aborted) throw new ImageFailure("ServiceUnavailableError")
    const conversion = this.#conversions.get(key) ?? this.#begin(key, network, convert)
    conversion.callers += 1
    const giveUp = () => {
      conversion.callers -= 1
      if (conversion.callers > 0) return
      conversion.place.giveUp()
      conversion.abandoned.abort()
      // The next client gets a conversion of its own.
      this.#forget(key, conversion)
    }
    signal?.addEventListener("abort", giveUp)
    try {
      return await conversion.picture
    } finally {
      signal?.removeEventListener("abort", giveUp)
    }
  }

  #begin(key: string, network: string, convert: Convert<Picture>): Conversion<Picture> {
    const place = this.#line.join(network)
    if (place === null) throw new ImageFailure("ServiceUnavailableError")
    const abandoned = new AbortController()
    const picture = inTurn(place, () => convert(abandoned.signal)).finally(() =>
      this.#forget(key, conversion),
    )
    const conversion: Conversion<Picture> = { picture, callers: 0, place, abandoned }
    this.#conversions.set(key, conversion)
    return conversion
  }

  #forget(key: string, conversion: Conversion<Picture>): void {
    if (this.#conversions.get(key) === conversion) this.#conversions.delete(key)
  }
}

async function inTurn<Picture>(place: Place, convert: () => Promise<Picture>): Promise<Picture> {
  if (!(await place.turn)) throw new ImageFailure("ServiceUnavailableError")
  try {
    return await convert()
  } finally {
    place.leave()
  }
}
