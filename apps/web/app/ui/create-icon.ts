import { createElement, type SVGProps } from "react"

/** The drawing of an icon, as lucide describes it: elements with their attributes. */
type Drawing = { node: [tag: string, attributes: Record<string, string>][] }

const look = {
  width: 24,
  height: 24,
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const

/**
 * Creates an icon. It replaces lucide's own function (vite.config.ts), which also names each icon in
 * the page and has settings that the site does not use, in every page and in its scripts.
 */
export default function createIcon({ node }: Drawing) {
  const parts = node.map(([tag, attributes]) => createElement(tag, attributes))
  return (props: SVGProps<SVGSVGElement>) => createElement("svg", { ...look, ...props }, parts)
}
