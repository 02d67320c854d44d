import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { useStored } from './stored.ts'
import { studyText } from './text.ts'
import css from './transcript.module.css'
import { type Cue, cueAt, type Language, type VideoSession } from './video-session.ts'

/** The spoken text, line by line. It follows the video, jumps to a line and finds words. */
export function Transcript({
  session,
  languages,
}: {
  session: VideoSession
  languages: readonly Language[]
}) {
  const t = useText(studyText)
  const format = useFormat()
  const own: Language = useLocale() === 'en-US' ? 'en' : 'zh'
  const fallback = languages.includes(own) ? own : (languages[0] ?? own)
  const [language, setLanguage] = useStored<Language>('transcript', fallback, languages)
  const [sought, setSought] = useState('')
  const all = useSyncExternalStore(session.cues.watch, session.cues.get, session.cues.get)
  const cues = all[language]
  const word = sought.trim().toLowerCase()
  const shown = (cues ?? [])
    .map((cue, index) => ({ cue, index }))
    .filter(({ cue }) => word === '' || cue.text.toLowerCase().includes(word))
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
        {languages.length > 1 && (
          <select
            className={css.language}
            aria-label={t.transcriptLanguage}
            value={language}
            onChange={(event) => setLanguage(event.target.value as Language)}
          >
            {languages.map((name) => (
              <option key={name} value={name}>
                {t[name]}
              </option>
            ))}
          </select>
        )}
      </div>
      <p className={word === '' ? 'visually-hidden' : css.count} role="status">
        {word !== '' && (shown.length > 0 ? t.found(format.number(shown.length)) : t.noneFound)}
      </p>
      <Lines session={session} cues={cues} shown={shown} language={language} word={word} />
    </div>
  )
}

function Lines({
  session,
  cues,
  shown,
  language,
  word,
}: {
  session: VideoSession
  cues: readonly Cue[] | undefined
  shown: { cue: Cue; index: number }[]
  language: Language
  word: string
}) {
  const format = useFormat()
  const list = useRef<HTMLOListElement>(null)
  // A number, so that the list renders only when another line is spoken.
  const spoken = useSyncExternalStore(
    session.time.watch,
    () => cueAt(cues, session.time.get()),
    () => -1,
  )
  useEffect(() => {
    if (spoken < 0) return
    const line = list.current?.querySelector<HTMLElement>('[aria-current]')
    const panel = list.current?.closest('aside')
    if (!line || !panel || panel.contains(document.activeElement)) return
    // Scrolls the panel alone, because `scrollIntoView` would scroll the page too.
    panel.scrollTo({ top: line.offsetTop - panel.clientHeight / 2 })
  }, [spoken])
  return (
    <ol ref={list} className={css.lines} lang={language}>
      {shown.map(({ cue, index }) => (
        <li key={cue.from}>
          <button
            type="button"
            className={css.line}
            aria-current={index === spoken ? 'true' : undefined}
            onClick={() => session.seek(cue.from)}
          >
            <span className={css.at}>{format.clock(Math.floor(cue.from))}</span>
            <span>{word === '' ? cue.text : <Marked text={cue.text} word={word} />}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}

function Marked({ text, word }: { text: string; word: string }) {
  const at = text.toLowerCase().indexOf(word)
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + word.length)}</mark>
      {text.slice(at + word.length)}
    </>
  )
}
