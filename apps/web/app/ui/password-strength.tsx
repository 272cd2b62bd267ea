import { passwordProblemTexts } from "@wara/domain/accounts/account-texts"
import { passwordProblem, passwordStrength } from "@wara/domain/accounts/password"
import { passwordStrengthTexts } from "./ui-texts.ts"

const colours = ["bg-bad", "bg-bad", "bg-warn", "bg-ok", "bg-ok"] as const
const bars = [1, 2, 3, 4] as const

/** How hard a password is to guess, or which rule it breaks; a hint while typing. */
export function PasswordStrengthMeter({ password, email }: { password: string; email: string }) {
  const strength = passwordStrength(password, email)
  const problem = passwordProblem(password, email)
  const text = problem === null ? passwordStrengthTexts[strength] : passwordProblemTexts[problem]
  return (
    <span className="flex flex-col gap-1.5">
      <span aria-hidden className="grid grid-cols-4 gap-1">
        {bars.map((bar) => (
          <span
            key={bar}
            className={`h-1 rounded-full ${bar <= strength ? colours[strength] : "bg-line"}`}
          />
        ))}
      </span>
      <span>{text}</span>
    </span>
  )
}
