import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { cueAt, type FilmMark, type FilmSession } from './film-session.ts'
import type { FilmTrack } from '../contract.ts'
import { settingsText } from './settings-text.ts'
import css from './transcript.module.css'
import { tracksOf, type TranscriptLine, transcriptLines } from './transcript-lines.ts'
import { useSubtitleChoice } from './use-subtitles.ts'

/** The spoken text in the languages of the subtitles. It follows the film, jumps to a line and finds words. */
export function Transcript({
  session,
  tracks,
}: {
  session: FilmSession
  tracks: readonly FilmTrack[]
}) {
  const t = useText(settingsText)
  const format = useFormat()
  const own = useLocale() === 'en-US' ? 'en' : 'zh'
  const { choice } = useSubtitleChoice(tracks)
  const [sought, setSought] = useState('')
  const cues = useSyncExternalStore(session.cues.watch, session.cues.get, session.cues.get)
  const word = sought.trim().toLowerCase()
  const lines = transcriptLines(cues, tracksOf(choice, tracks, own))
  const has = (text: string | undefined) => text?.toLowerCase().includes(word) ?? false
  const shown = lines
    .map((line, index) => ({ line, index }))
    .filter(({ line }) => word === '' || has(line.text) || has(line.second?.text))
  return (
    <div className={css.transcript}>
      <div className={css.tools}>
        <input
          type="search"
          className={css.search}
          placeholder={t.searchTranscript}
          aria-label={t.searchTranscript}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
      </div>
      <p className={word === '' ? 'visually-hidden' : css.count} role="status">
        {word !== '' && (shown.length > 0 ? t.found(format.number(shown.length)) : t.noneFound)}
      </p>
      <Lines session={session} lines={lines} shown={shown} word={word} />
    </div>
  )
}

function Lines({
  session,
  lines,
  shown,
  word,
}: {
  session: FilmSession
  lines: readonly TranscriptLine[]
  shown: { line: TranscriptLine; index: number }[]
  word: string
}) {
  const format = useFormat()
  const list = useRef<HTMLOListElement>(null)
  const marks = useSyncExternalStore(session.marks.watch, session.marks.get, session.marks.get)
  // A number, so that the list renders only when another line is spoken.
  const spoken = useSyncExternalStore(
    session.time.watch,
    () => cueAt(lines, session.time.get()),
    () => -1,
  )
  useEffect(() => {
    if (spoken < 0) return
    const line = list.current?.querySelector<HTMLElement>('[aria-current]')
    const panel = list.current?.closest<HTMLElement>('[data-scroller]')
    if (!line || !panel || panel.contains(document.activeElement)) return
    // Scrolls the panel alone, because `scrollIntoView` would scroll the page too.
    panel.scrollTo({ top: line.offsetTop - panel.clientHeight / 2 })
  }, [spoken])
  return (
    <ol ref={list} className={css.lines}>
      {shown.map(({ line, index }) => (
        <li key={line.from}>
          <button
            type="button"
            className={css.line}
            aria-current={index === spoken ? 'true' : undefined}
            onClick={() => session.seek(line.from)}
          >
            <span className={css.at}>{format.clock(Math.floor(line.from))}</span>
            <span>
              {marksIn(marks, lines, index).map(({ second, label }) => (
                <span key={second} className={css.mark}>
                  {label} {format.clock(second)}
                </span>
              ))}
              <span lang={line.language}>
                <Marked text={line.text} word={word} />
              </span>
              {line.second && (
                <span lang={line.second.language} className={css.second}>
                  <Marked text={line.second.text} word={word} />
                </span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}

/** Marks from the beginning of a line to that of the next; those before the first line stand in it. */
const marksIn = (
  marks: readonly FilmMark[],
  lines: readonly TranscriptLine[],
  index: number,
): readonly FilmMark[] =>
  marks.filter(
    ({ second }) =>
      (index === 0 || second >= lines[index]!.from) &&
      second < (lines[index + 1]?.from ?? Infinity),
  )

function Marked({ text, word }: { text: string; word: string }) {
  const at = text.toLowerCase().indexOf(word)
  if (word === '' || at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + word.length)}</mark>
      {text.slice(at + word.length)}
    </>
  )
}
