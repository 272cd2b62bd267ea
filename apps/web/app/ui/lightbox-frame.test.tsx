import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Dialog } from "radix-ui"
import { useState } from "react"
import { expect, test } from "vitest"
import { DialogClose, LightboxFrame } from "./lightbox-frame.tsx"

function Page({ isQuestion = false }: { isQuestion?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      {isOpen ? (
        <LightboxFrame
          className=""
          isQuestion={isQuestion}
          focus="input"
          onClose={() => setOpen(false)}
        >
          <Dialog.Title>Algo</Dialog.Title>
          <DialogClose label="Cerrar" />
          <input aria-label="Nombre" />
        </LightboxFrame>
      ) : null}
    </>
  )
}

async function open(isQuestion?: boolean) {
  const { container } = render(<Page isQuestion={isQuestion ?? false} />)
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  const opener = screen.getByRole("button", { name: "Abrir" })
  await user.click(opener)
  const backdrop = document.querySelector(".bg-scrim") ?? document.body
  return { user, opener, container, backdrop }
}

const isGone = () => document.querySelector("[role$=dialog]") === null

test("the page behind a dialog is inert and does not scroll; the focus stays inside", async () => {
  const { user, container } = await open()
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("Nombre"))
  expect(container.ariaHidden).toBe("true")
  expect(document.body.hasAttribute("data-scroll-locked")).toBe(true)
  expect(document.body.style.pointerEvents).toBe("none")
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Cerrar" }))
  await user.tab({ shift: true })
  expect(document.activeElement).toBe(screen.getByLabelText("Nombre"))
})

test.each(["Escape", "the cross", "the backdrop"])(
  "%s closes it, restores the focus, and makes the page interactive again",
  async (closing) => {
    const { user, opener, container, backdrop } = await open()
    if (closing === "Escape") await user.keyboard("{Escape}")
    else await user.click(closing === "the cross" ? screen.getByLabelText("Cerrar") : backdrop)
    expect(isGone()).toBe(true)
    await expect.poll(() => document.activeElement).toBe(opener)
    expect(container.ariaHidden).toBeNull()
    expect(document.body.hasAttribute("data-scroll-locked")).toBe(false)
  },
)

test("a confirmation has the role alertdialog, and a click on its backdrop does not answer it", async () => {
  const { user, backdrop } = await open(true)
  expect(screen.getByRole("alertdialog", { name: "Algo" })).toBeDefined()
  await user.click(backdrop)
  expect(isGone()).toBe(false)
})
