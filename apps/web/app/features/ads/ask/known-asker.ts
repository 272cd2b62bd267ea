import { useEffect, useState } from "react"
import { isRecord } from "../../../browser/is-record.ts"
import { tryStorage } from "../../../browser/storage.ts"

const key = "wara-asker"
const names = ["name", "email", "phone"] as const

type Asker = Record<(typeof names)[number], string>

const unknown: Asker = { name: "", email: "", phone: "" }

function readAsker(): Asker {
  const stored: unknown = tryStorage(() => JSON.parse(window.localStorage.getItem(key) ?? "null"))
  if (!isRecord(stored)) return unknown
  const read = (name: keyof Asker) => {
    const value = stored[name]
    return typeof value === "string" ? value.slice(0, 254) : ""
  }
  return { name: read("name"), email: read("email"), phone: read("phone") }
}

/** Who asked last in this browser; filled in after the page has loaded, which has nobody's data. */
export function useKnownAsker(): Asker {
  const [known, setKnown] = useState(unknown)
  useEffect(() => setKnown(readAsker()), [])
  return known
}

/** Remembers in this browser who asks, so that the next question needs no typing. */
export function rememberAsker(form: FormData): void {
  const typed = Object.fromEntries(
    names.map((name) => {
      const value = form.get(name)
      return [name, typeof value === "string" ? value.trim() : ""]
    }),
  )
  tryStorage(() => window.localStorage.setItem(key, JSON.stringify(typed)))
}
