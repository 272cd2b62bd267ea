import { isPortFree } from "../free-port.ts"
import { StackFailure } from "./stack-failure.ts"
import { portNames, portVariables, type StackPorts } from "./stack-settings.ts"
import { stackTexts } from "./stack-texts.ts"

/** Throws before any work is done when a port is taken or configured twice. */
export async function requireFreePorts(ports: StackPorts): Promise<void> {
  const seen = new Map<number, string>()
  for (const what of portNames) {
    const port = ports[what]
    const variable = portVariables[what]
    if (port === 0) continue
    const other = seen.get(port)
    if (other) throw new StackFailure(stackTexts.portTwice(port, other, variable))
    seen.set(port, variable)
    if (await isPortFree(port)) continue
    throw new StackFailure(stackTexts.portTaken(port, stackTexts.names[what], variable))
  }
}
