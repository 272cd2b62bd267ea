import { Eye, EyeOff } from "lucide-react"
import { type ComponentProps, useEffect, useRef, useState } from "react"
import { FieldFrame } from "./field-frame.tsx"
import { PasswordStrengthMeter } from "./password-strength.tsx"
import { uiTexts } from "./ui-texts.ts"

type Props = Omit<ComponentProps<"input">, "type" | "value" | "defaultValue"> & {
  label: string
  error?: string | undefined
  autoComplete: "current-password" | "new-password"
  /** The e-mail that a new password must not hold; given, the strength is shown while typing. */
  strengthFor?: string
}

/** A password that its owner may look at, and when it is a new one sees how strong it is. */
export function PasswordField({ label, error, strengthFor, onChange, ...input }: Props) {
  const [isShown, setShown] = useState(false)
  const [typed, setTyped] = useState("")
  /** What was sent last: it is of this that `error` speaks. */
  const [sent, setSent] = useState("")
  const isReady = useScripts()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Browsers remember texts that are sent; a password must be one again by then.
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

/** Whether scripts run: a button that needs them is not there before. */
function useScripts(): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return isReady
}
