import type { SubtitleCue } from '../contract.ts'

/** A cue in the editor; its key stays while its times and place change. */
export interface EditedCue extends SubtitleCue {
  key: number
}

/** Milliseconds: the least a cue lasts, and what a new one lasts. */
const leastMs = 100
const newMs = 3000
const mostMs = 86_400_000

let lastKey = 0
export const keyed = (cues: readonly SubtitleCue[]): EditedCue[] =>
  cues.map((cue) => ({ ...cue, key: (lastKey += 1) }))

const inOrder = (cues: EditedCue[]) => cues.toSorted((a, b) => a.from - b.from || a.to - b.to)
const changed = (cues: readonly EditedCue[], key: number, change: Partial<SubtitleCue>) =>
  cues.map((cue) => (cue.key === key ? { ...cue, ...change } : cue))

export const withText = (cues: readonly EditedCue[], key: number, text: string) =>
  changed(cues, key, { text })

/** Moves the start; the end follows where it would come first. */
export function withStart(cues: readonly EditedCue[], key: number, from: number): EditedCue[] {
  const start = Math.round(Math.min(mostMs - leastMs, Math.max(0, from)))
  const { to = 0 } = cues.find((cue) => cue.key === key) ?? {}
  return inOrder(changed(cues, key, { from: start, to: Math.max(to, start + leastMs) }))
}

/** Moves the end, which stays after the start. */
export function withEnd(cues: readonly EditedCue[], key: number, to: number): EditedCue[] {
  const { from = 0 } = cues.find((cue) => cue.key === key) ?? {}
  return changed(cues, key, { to: Math.round(Math.min(mostMs, Math.max(from + leastMs, to))) })
}

/** Adds an empty cue at a moment, which ends before the next begins. */
export function withNew(cues: readonly EditedCue[], at: number): [EditedCue[], key: number] {
  const from = Math.round(Math.max(0, at))
  const next = cues.find((cue) => cue.from > from)
  const to = Math.max(from + leastMs, Math.min(from + newMs, next?.from ?? Infinity))
  const [cue] = keyed([{ from, to, text: '' }])
  return [inOrder([...cues, cue!]), cue!.key]
}

/** Cuts a cue at a letter; the time is shared as the letters are. */
export function split(
  cues: readonly EditedCue[],
  key: number,
  letter: number,
): [EditedCue[], key: number] {
  const cue = cues.find((one) => one.key === key)
  if (!cue || cue.to - cue.from < 2 * leastMs) return [[...cues], key]
  const share = cue.text === '' ? 0.5 : letter / cue.text.length
  const at = Math.round(cue.from + (cue.to - cue.from) * share)
  const middle = Math.min(cue.to - leastMs, Math.max(cue.from + leastMs, at))
  const [second] = keyed([{ from: middle, to: cue.to, text: cue.text.slice(letter).trim() }])
  const first = { ...cue, to: middle, text: cue.text.slice(0, letter).trim() }
  return [cues.flatMap((one) => (one.key === key ? [first, second!] : [one])), second!.key]
}

const isCjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}，。！？、]/u

/** Joins a cue with the next one; Chinese needs no space between. */
export function merge(cues: readonly EditedCue[], key: number): EditedCue[] {
  const at = cues.findIndex((cue) => cue.key === key)
  const [cue, next] = [cues[at], cues[at + 1]]
  if (!cue || !next) return [...cues]
  const space = isCjk.test(cue.text.at(-1) ?? '') || cue.text === '' || next.text === '' ? '' : ' '
  const text = cue.text + space + next.text
  return cues
    .filter((one) => one !== next)
    .map((one) => (one === cue ? { ...cue, to: Math.max(cue.to, next.to), text } : one))
}

export const without = (cues: readonly EditedCue[], key: number) =>
  cues.filter((cue) => cue.key !== key)

/** Shifts all cues, none before the beginning; those that would end there keep the least length. */
export const shiftAll = (cues: readonly EditedCue[], by: number): EditedCue[] =>
  cues.map((cue) => {
    const from = Math.min(mostMs - leastMs, Math.max(0, cue.from + by))
    return { ...cue, from, to: Math.min(mostMs, Math.max(from + leastMs, cue.to + by)) }
  })

/** Reads '1:02.5', '00:01:02.500' or '62.5' as milliseconds; undefined for anything else. */
export function readTime(text: string): number | undefined {
  const found = /^(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,5})(?:[.,](\d{1,3}))?$/.exec(text.trim())
  if (!found) return undefined
  const [, hours = '0', minutes = '0', seconds = '0', rest = '0'] = found
  const whole = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  return whole * 1000 + Number(rest.padEnd(3, '0'))
}
