import { passwordProblemTexts } from "@wara/domain/accounts/account-texts"
import { passwordProblem, passwordStrength } from "@wara/domain/accounts/password"
import Eye from "lucide-react/icons/eye"
import EyeOff from "lucide-react/icons/eye-off"
import { type ComponentProps, useEffect, useRef, useState } from "react"
import { FieldFrame } from "./field-frame.tsx"
import { passwordStrengthTexts, uiTexts } from "./texts.ts"

const colours = ["bg-bad", "bg-bad", "bg-warn", "bg-ok", "bg-ok"] as const
const bars = [1, 2, 3, 4] as const

/** How hard a password is to guess, or which rule it breaks; updated while typing. */
function PasswordStrengthMeter({ password, email }: { password: string; email: string }) {
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

type Props = Omit<ComponentProps<"input">, "type" | "value" | "defaultValue"> & {
  label: string
  error?: string | undefined
  autoComplete: "current-password" | "new-password"
  /**
   * The e-mail that a new password must not contain; when set, the strength is shown while typing.
   */
  strengthFor?: string
}

/** A password field with a button that shows its text and, for a new password, its strength. */
export function PasswordField({ label, error, strengthFor, onChange, ...input }: Props) {
  const [isShown, setShown] = useState(false)
  const [typed, setTyped] = useState("")
  /** The last submitted value, to which `error` applies. */
  const [sent, setSent] = useState("")
  const isReady = useScripts()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Browsers remember submitted text values, so the field becomes a password again before the
    // submit.
    const form = field.current?.form
    const onSubmit = () => {
      const value = field.current?.value ?? ""
      setShown(false)
      setTyped(value)
      setSent(value)
    }
    form?.addEventListener("submit", onSubmit)
    return () => form?.removeEventListener("submit", onSubmit)
  }, [])
  const isNew = strengthFor !== undefined
  const problem = typed === sent ? error : undefined
  const Icon = isShown ? EyeOff : Eye
  return (
    <div className="flex flex-col gap-1.5">
      <FieldFrame
        label={label}
        hint={isNew && typed === "" ? uiTexts.passwordHint : undefined}
        error={problem}
        control={(given) => (
          <span className="relative block">
            <input
              spellCheck={false}
              autoCapitalize="none"
              autoCorrect="off"
              {...input}
              {...given}
              ref={field}
              type={isShown ? "text" : "password"}
              className="field pr-12"
              onChange={(event) => {
                setTyped(event.target.value)
                onChange?.(event)
              }}
            />
            {isReady ? (
              <button
                type="button"
                aria-controls={given.id}
                aria-label={uiTexts.showPassword}
                aria-pressed={isShown}
                onClick={() => setShown(!isShown)}
                className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-control text-ink-soft hover:text-ink"
              >
                <Icon aria-hidden className="size-5" strokeWidth={1.75} />
              </button>
            ) : null}
          </span>
        )}
      />
      {isNew ? (
        <output aria-live="polite" className="text-ink-soft text-sm empty:hidden">
          {typed === "" || problem ? null : (
            <PasswordStrengthMeter password={typed} email={strengthFor} />
          )}
        </output>
      ) : null}
    </div>
  )
}

/** Whether JavaScript runs: a button that needs it is hidden before hydration. */
function useScripts(): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return isReady
}
