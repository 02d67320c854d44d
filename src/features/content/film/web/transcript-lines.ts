import { type Cue, cueAt } from './film-session.ts'
import type { FilmTrack } from '../contract.ts'
import type { SubtitleChoice } from './use-subtitles.ts'

export interface TranscriptLine extends Cue {
  language: string
  /** The same moment in the other language, when both are chosen. */
  second?: { language: string; text: string }
}

/** The tracks of the transcript: those of the subtitles; the reader's own language when they are off. */
export function tracksOf(
  { above, below }: SubtitleChoice,
  tracks: readonly FilmTrack[],
  own: string,
): FilmTrack[] {
  const chosen = [above, below].filter((track) => track !== undefined)
  if (chosen.length > 0) return chosen
  return [tracks.find(({ language }) => language.startsWith(own)) ?? tracks[0]].filter(
    (track) => track !== undefined,
  )
}

/** Joins the cues of one track, or of two by the moment in which they are spoken. */
export function transcriptLines(
  cues: Readonly<Record<string, readonly Cue[]>>,
  [first, second]: readonly Pick<FilmTrack, 'id' | 'language'>[],
): TranscriptLine[] {
  if (!first) return []
  return (cues[first.id] ?? []).map((cue) => {
    const line = { ...cue, language: first.language }
    if (!second) return line
    const other = cues[second.id]
    const text = other?.[cueAt(other, (cue.from + cue.to) / 2)]?.text
    return text === undefined ? line : { ...line, second: { language: second.language, text } }
  })
}
