import { subtitleParts } from './sentences.ts'

/** A subtitle; times in seconds. */
export interface Cue {
  from: number
  to: number
  text: string
}

/** Divides the time of a spoken passage among the subtitle parts of a text by their length. */
export function cuesFor(texts: string[], language: 'zh' | 'en', from: number, to: number): Cue[] {
  const parts = texts.flatMap((text) => subtitleParts(text, language))
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  let at = from
  return parts.map((text) => {
    const start = at
    at += ((to - from) * text.length) / length
    return { from: start, to: at, text }
  })
}

const two = (n: number) => String(Math.floor(n)).padStart(2, '0')

const clock = (time: number) => {
  const ms = Math.round(time * 1000)
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`
}

export const webVtt = (cues: Cue[]): string =>
  `WEBVTT\n\n${cues.map((cue) => `${clock(cue.from)} --> ${clock(cue.to)}\n${cue.text}\n`).join('\n')}`
