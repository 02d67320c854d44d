import type { SubtitleChoice } from './use-subtitles.ts'
import { type Cue, cueAt, type Language } from './video-session.ts'

export interface TranscriptLine extends Cue {
  language: Language
  /** The same moment in the other language, when both are chosen. */
  second?: { language: Language; text: string }
}

/** The languages of the transcript: those of the subtitles; the reader's own when they are off. */
export function languagesOf(choice: SubtitleChoice, own: Language): Language[] {
  if (choice === 'both') return ['zh', 'en']
  return [choice === 'off' ? own : choice]
}

/** Joins the cues of one language, or of two by the moment in which they are spoken. */
export function transcriptLines(
  cues: Partial<Record<Language, readonly Cue[]>>,
  [first, second]: readonly Language[],
): TranscriptLine[] {
  if (!first) return []
  return (cues[first] ?? []).map((cue) => {
    const line = { ...cue, language: first }
    if (!second) return line
    const other = cues[second]
    const text = other?.[cueAt(other, (cue.from + cue.to) / 2)]?.text
    return text === undefined ? line : { ...line, second: { language: second, text } }
  })
}
