import type { FormatName } from "@wara/domain/site/upload-rules"

type Version = { url: string; width: number; height: number }

/**
 * A picture's four formats, each with its address (spec §3: user). Those that would be larger than the
 * picture were never made: the picture itself stands for them.
 */
export function everyFormat(
  picture: Version & { formats: Partial<Record<FormatName, Version>> },
): Record<FormatName, Version> {
  const { url, width, height, formats } = picture
  const whole = { url, width, height }
  return { thumbnail: whole, small: whole, medium: whole, large: whole, ...formats }
}
