import { demoAccounts, password } from "../flood/log-ins.ts"
import { type Visitor, visitor } from "./visitor.ts"

/** As sites with https call it. */
const sessionCookie = "__Host-wara_session"

/** Browsers that are logged in, each from its own address. */
export async function logInPeople(securePort: number, count: number): Promise<Visitor[]> {
  const people: Visitor[] = []
  for (let number = 0; number < count; number += 1) {
    const person = visitor(securePort, 3_000 + number)
    const identifier = demoAccounts.others[number % demoAccounts.others.length] ?? ""
    const body = new URLSearchParams({ identifier, password }).toString()
    const headers = { "content-type": "application/x-www-form-urlencoded" }
    const { status } = await person.ask({ path: "/login", method: "POST", headers, body })
    if (!isLoggedIn(person)) throw new Error(`${identifier} could not log in: ${status}`)
    people.push(person)
  }
  return people
}

/** Whether the browser still has its session. */
export const isLoggedIn = ({ cookies }: Visitor): boolean => cookies.has(sessionCookie)
