import { createHash } from "node:crypto"
import { people, type StandInPerson } from "./openid-provider-texts.ts"

/** Everyone who can log in: the listed people, and those typed into the form. */
export class KnownPeople {
  private bySubject = new Map(people.map((person) => [person.subject, person]))

  find(subject: string): StandInPerson | undefined {
    return this.bySubject.get(subject)
  }

  /**
   * A person as typed; null when nothing was. The subject is derived from the e-mail, or without
   * one from the name, so that it stays the same after a restart.
   */
  add(typed: URLSearchParams): StandInPerson | null {
    const read = (name: string) => (typed.get(name) ?? "").trim()
    const email = read("email")
    const [firstname, lastname] = [read("firstname"), read("lastname")]
    const who = email.toLowerCase() || `${firstname} ${lastname}`.trim()
    if (who === "") return null
    const digest = createHash("sha256").update(who).digest()
    const person = {
      subject: `2${digest.readBigUInt64BE().toString().slice(0, 14).padStart(14, "0")}`,
      firstname,
      lastname,
      email: email || null,
      emailVerified: email !== "" && read("verified") === "yes",
    }
    this.bySubject.set(person.subject, person)
    return person
  }
}
