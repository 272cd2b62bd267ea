import { password } from "../flood/log-ins.ts"
import { type Visitor, visitor } from "./visitor.ts"

/** As sites with https call it. */
const sessionCookie = "__Host-wara_session"

/** Not those of the flood, which has used up the log-ins of its accounts. */
const accounts = ["lomaspardas", "cuestabrava", "rutanueva"].map(
  (name) => `ventas.${name}@wara.test`,
)

/** Those that are logged in at each fleet already, by the port of its proxy. */
const known = new Map<number, Visitor[]>()

/**
 * Browsers that are logged in, each from its own address. Drills share them, because an account can
 * be logged in to so often only.
 */
export async function logInPeople(securePort: number, count: number): Promise<Visitor[]> {
  const people = (known.get(securePort) ?? []).filter(isLoggedIn)
  while (people.length < count) {
    const person = visitor(securePort, 3_000 + people.length)
    const identifier = accounts[people.length % accounts.length] ?? ""
    const body = new URLSearchParams({ identifier, password }).toString()
    const headers = { "content-type": "application/x-www-form-urlencoded" }
    const { status } = await person.ask({ path: "/login", method: "POST", headers, body })
    if (!isLoggedIn(person)) throw new Error(`${identifier} could not log in: ${status}`)
    people.push(person)
  }
  known.set(securePort, people)
  return people.slice(0, count)
}

/** Whether the browser still has its session. */
export const isLoggedIn = ({ cookies }: Visitor): boolean => cookies.has(sessionCookie)
