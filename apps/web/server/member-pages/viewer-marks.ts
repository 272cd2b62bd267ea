import { randomInt } from "node:crypto"
import { initials } from "@wara/domain/accounts/display-names"
import type { Viewer } from "../../app/session/viewer.ts"
import { type Encode, encodings, inHtml, unchanged } from "./encodings.ts"

/** The texts of one response that differ between people whose pages have the same shape. */
export type PersonTexts = {
  id: string
  firstname: string
  lastname: string
  initials: string
  email: string
  createdAt: string
  picture: string
  nonce: string
}

/** A mark as it stands in a rendered page, and how the person's text is written there. */
export type Needle = {
  name: keyof PersonTexts
  encode: Encode
  bytes: Buffer
  /** Bytes at both ends that belong to the page. */
  margin: number
}

/** What a page shows of its viewer other than as a text; people who differ in it share no page. */
export type Shape = Pick<Viewer, "pro" | "confirmed" | "has_draft"> & { hasPicture: boolean }

/** The shape of a viewer; null when a name is missing, which the page replaces by another text. */
export function shapeOf(viewer: Viewer): Shape | null {
  if (viewer.firstname.trim() === "" || viewer.lastname.trim() === "") return null
  const { pro, confirmed, has_draft, avatar } = viewer
  return { pro, confirmed, has_draft, hasPicture: avatar !== null }
}

export function textsOf(viewer: Viewer, nonce: string): PersonTexts {
  const { id, firstname, lastname, email, createdAt, avatar } = viewer
  return {
    ...{ id: String(id), firstname, lastname, email, createdAt, nonce },
    initials: initials(viewer),
    picture: avatar?.url ?? "",
  }
}

const digits = (count: number): string =>
  Array.from({ length: count }, () => randomInt(10)).join("")

/** One of 65,534 letters that no language uses and that have no upper case. */
const rareLetter = (): string => String.fromCodePoint(randomInt(0x100000, 0x10fffe))

/** Every encoding writes these differently, so that a mark shows where it stands. */
const telltale = `"<&'`

/**
 * Secret random texts in place of a person's, the same for the life of the server. Nothing that came
 * from outside can contain them. The initials are made of the first letters of the names.
 */
export class ViewerMarks {
  readonly #parts = Array.from({ length: 10 }, () => digits(16))
  readonly #letters = [rareLetter(), rareLetter()] as const
  readonly #id = randomInt(2 ** 46, 2 ** 47)
  readonly #texts: Omit<PersonTexts, "nonce"> = textsOf(
    this.viewerOf({ pro: true, confirmed: true, has_draft: true, hasPicture: true }),
    "",
  )

  /** The made-up viewer of a shape, with its values in the order of any other viewer. */
  viewerOf({ pro, confirmed, has_draft, hasPicture }: Shape): Viewer {
    return {
      id: this.#id,
      firstname: this.#letters[0] + this.#markAt(0),
      lastname: this.#letters[1] + this.#markAt(2),
      email: this.#markAt(4),
      pro,
      confirmed,
      createdAt: this.#markAt(6),
      has_draft,
      avatar: hasPicture ? { url: this.#markAt(8), formats: {} } : null,
    }
  }

  /** Everything that is replaced in a page with this nonce. */
  needles(nonce: string): Needle[] {
    const { id, initials: letters } = this.#texts
    const names = ["firstname", "lastname", "email", "createdAt", "picture"] as const
    return [
      needle("nonce", unchanged, nonce),
      needle("id", unchanged, id),
      needle("initials", inHtml, `>${letters}<`, 1),
      ...names.flatMap((name) =>
        encodings.map((encode) => needle(name, encode, encode(this.#texts[name]))),
      ),
    ]
  }

  /** None of these may remain in a page: a mark stands there in a form that is not understood. */
  get fragments(): string[] {
    return [...this.#parts, ...this.#letters, this.#texts.id]
  }

  #markAt(place: number): string {
    return `${this.#parts[place]}${telltale}${this.#parts[place + 1]}`
  }
}

function needle(name: keyof PersonTexts, encode: Encode, written: string, margin = 0): Needle {
  return { name, encode, bytes: Buffer.from(written), margin }
}
