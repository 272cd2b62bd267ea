import { FairLine, type Place } from "@wara/domain/site/fair-line"
import { ImageFailure } from "./image-request.ts"

/** Who waits for a picture; without it, the site itself. */
export type PictureCaller = { network: string; signal?: AbortSignal }

type Conversion<Picture> = { picture: Promise<Picture>; callers: number; place: Place }

/** Pictures that wait for their conversion: a few pages of one network, and many networks. */
const maxWaiting = { all: 400, ofNetwork: 100 }

/**
 * Converts each picture once for all that wait for it, in the order of the networks' turns. A
 * picture whose callers have all hung up before its turn is not converted.
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
    convert: () => Promise<Picture>,
  ): Promise<Picture> {
    if (signal?.aborted) throw new ImageFailure("ServiceUnavailableError")
    const conversion = this.#conversions.get(key) ?? this.#begin(key, network, convert)
    conversion.callers += 1
    const giveUp = () => {
      conversion.callers -= 1
      if (conversion.callers === 0) conversion.place.giveUp()
    }
    signal?.addEventListener("abort", giveUp)
    try {
      return await conversion.picture
    } finally {
      signal?.removeEventListener("abort", giveUp)
    }
  }

  #begin(key: string, network: string, convert: () => Promise<Picture>): Conversion<Picture> {
    const place = this.#line.join(network)
    if (place === null) throw new ImageFailure("ServiceUnavailableError")
    const picture = inTurn(place, convert).finally(() => this.#conversions.delete(key))
    const conversion = { picture, callers: 0, place }
    this.#conversions.set(key, conversion)
    return conversion
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
