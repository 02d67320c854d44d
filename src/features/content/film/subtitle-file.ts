import { cueLetters, cuesMost, type SubtitleCue } from './contract.ts'

/** What is wrong with a line of a subtitle file. */
export type SubtitleProblem = 'time' | 'order' | 'empty' | 'long' | 'many'

export interface ReadSubtitles {
  cues: SubtitleCue[]
  problems: { line: number; problem: SubtitleProblem }[]
}

const moment = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,3}))?`
const timing = new RegExp(`^\\s*${moment}\\s*--?>\\s*${moment}`)

/**
 * Reads SRT and WebVTT, which differ in their head and in the comma of their times. A cue that cannot be read is
 * left out and named by its line, so that one slip does not cost the whole file.
 */
export function readSubtitles(file: string): ReadSubtitles {
  const lines = file.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const cues: SubtitleCue[] = []
  const problems: ReadSubtitles['problems'] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!
    if (!line.includes('->')) continue
    const found = timing.exec(line)
    const textLines: string[] = []
    const timed = at
    while (
      at + 1 < lines.length &&
      lines[at + 1]!.trim() !== '' &&
      !lines[at + 1]!.includes('->')
    ) {
      at += 1
      textLines.push(lines[at]!)
    }
    // In SRT without empty lines, the number of the next cue stands before its time.
    if (lines[at + 1]?.includes('->') && /^\d+$/.test(textLines.at(-1)?.trim() ?? ''))
      textLines.pop()
    const cue = found && cueOf(found, textLines)
    const problem = !cue ? 'time' : problemOf(cue, cues)
    if (problem) problems.push({ line: timed + 1, problem })
    else if (cue) cues.push(cue)
  }
  cues.sort((a, b) => a.from - b.from || a.to - b.to)
  return { cues, problems }
}

function cueOf(found: RegExpExecArray, lines: string[]): SubtitleCue {
  const [, ...parts] = found
  return {
    from: milliseconds(parts.slice(0, 4)),
    to: milliseconds(parts.slice(4)),
    text: plain(lines),
  }
}

function milliseconds([hours = '0', minutes = '0', seconds = '0', rest = '0']: string[]): number {
  const whole = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  return whole * 1000 + Number(rest.padEnd(3, '0'))
}

/** The words without marks: <i>, <c.yellow>, {\an8}. A mark ends before the next one, so that none is sought twice. */
const plain = (lines: string[]) =>
  lines
    .join('\n')
    .replace(/<\/?[a-z][^<>\n]*>|<\d[\d:.]*>|\{\\[^{}]*\}/gi, '')
    .replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: string) => signs[name] ?? '')
    .trim()
const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: ' ' }

function problemOf(cue: SubtitleCue, cues: readonly SubtitleCue[]): SubtitleProblem | undefined {
  if (cue.to <= cue.from) return 'order'
  if (cue.to > 86_400_000) return 'time'
  if (cue.text === '') return 'empty'
  if (cue.text.length > cueLetters) return 'long'
  return cues.length >= cuesMost ? 'many' : undefined
}

/** Writes WebVTT. An arrow or an empty line within a cue would end it. */
export const writeVtt = (cues: readonly SubtitleCue[]): string =>
  ['WEBVTT', ...cues.map((cue) => `${timesOf(cue, '.')}\n${escaped(cue.text)}`), ''].join('\n\n')

/** Writes SRT, with numbers from 1. */
export const writeSrt = (cues: readonly SubtitleCue[]): string =>
  cues.map((cue, index) => `${index + 1}\n${timesOf(cue, ',')}\n${oneBlock(cue.text)}\n`).join('\n')

const timesOf = ({ from, to }: SubtitleCue, comma: string) =>
  `${timeOf(from, comma)} --> ${timeOf(to, comma)}`

/** 3723004 → '01:02:03.004'. */
export function timeOf(ms: number, comma = '.'): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const seconds = ms / 1000
  return `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}${comma}${String(ms % 1000).padStart(3, '0')}`
}

const oneBlock = (text: string) => text.replace(/\n\s*\n+/g, '\n').replaceAll('-->', '→')
const escaped = (text: string) =>
  oneBlock(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
