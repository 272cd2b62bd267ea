/** One step of a Dockerfile, its continued lines joined. */
export type Instruction = { name: string; text: string }

/** A stage: its instructions, and what others call it. */
export type Stage = { name: string; from: string; instructions: Instruction[] }

/** Reads the stages of a Dockerfile; `ARG` before the first stage gives the defaults of `FROM`. */
export function parseDockerfile(source: string): Stage[] {
  const stages: Stage[] = []
  const defaults: Record<string, string> = {}
  for (const { name, text } of readInstructions(source)) {
    if (name === "ARG" && stages.length === 0) {
      const [key = "", value = ""] = text.split("=")
      defaults[key] = value
    } else if (name === "FROM") {
      const [image = "", , alias] = text.split(/\s+/)
      const from = image.replaceAll(/\$\{(\w+)\}/g, (_, key) => defaults[key] ?? "")
      stages.push({ name: alias ?? String(stages.length), from, instructions: [] })
    } else {
      stages.at(-1)?.instructions.push({ name, text })
    }
  }
  return stages
}

function readInstructions(source: string): Instruction[] {
  return source
    .replaceAll(/^\s*#.*\n/gm, "")
    .replaceAll(/\\\n/g, " ")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [, name = "", text = ""] = /^(\w+)\s+(.*)$/.exec(line.trim()) ?? []
      return { name: name.toUpperCase(), text }
    })
}

/** The variables of an `ENV`. */
export function readVariables(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/(\w+)=(\S+)/g)].map(([, key, value]) => [key, value]),
  )
}

/** Source, target and stage of a `COPY`. */
export function readCopy(text: string): { from: string | null; source: string; target: string } {
  const words = text.split(/\s+/).filter((word) => !word.startsWith("--"))
  const [source = "", target = ""] = words
  return { from: /--from=(\S+)/.exec(text)?.[1] ?? null, source, target }
}
