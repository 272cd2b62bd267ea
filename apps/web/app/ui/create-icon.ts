import { createElement, type SVGProps } from "react"

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
 * Creates an icon from the data of its strokes, and the shapes that differ from them (icons.ts). It
 * replaces lucide's own function, which also names each icon in the page and has settings that the
 * site does not use, in every page and in its scripts.
 */
export default function createIcon(
  stroke: string,
  others: [tag: string, attributes: Record<string, string>][] = [],
) {
  const parts = [
    createElement("path", { d: stroke, key: "" }),
    ...others.map(([tag, attributes], place) => createElement(tag, { ...attributes, key: place })),
  ]
  return (props: SVGProps<SVGSVGElement>) => createElement("svg", { ...look, ...props }, parts)
}
