import { Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { latePart } from '#src/web/late-part.tsx'
import { api } from '#src/web/api.ts'
import { useText } from '#src/web/i18n.tsx'
import { quietly } from '#src/web/quietly.ts'
import { Button } from '#src/web/ui/button.tsx'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { filmApi, type Subtitle, type SubtitleCue } from '../contract.ts'
import type { SubtitleLanguage } from '../languages.ts'
import * as edits from './cue-edits.ts'
import { type CueActs, CueRow } from './cue-row.tsx'
import { FilmPlayer } from './film-player.tsx'
import { createFilmSession } from './film-session.ts'
import { SubtitleTools } from './subtitle-tools.tsx'
import css from './subtitle-editor.module.css'
import { subtitlesText } from './subtitles-text.ts'
import { useCueEditor } from './use-cue-editor.ts'
import { useEditorKeys } from './use-editor-keys.ts'
import { useKeyboardInset } from './keyboard-inset.ts'

const ImportDialog = latePart(async () => ({
  default: (await import('./import-dialog.tsx')).ImportDialog,
}))

type EditedTrack = Omit<Subtitle, 'cues'> & {
  language: SubtitleLanguage
  cues: readonly SubtitleCue[]
  version: number
}
type Film = AnswerOf<typeof filmApi.getFilm>

/** The film with the words that are edited on it, and the list of cues beside it. */
export function SubtitleEditor({
  film,
  list,
  edited,
  isImporting,
  onImporting,
  onAdd,
}: {
  film: Film
  list: readonly Subtitle[]
  edited: EditedTrack
  /** Whether the dialog of an import is open, and the function that opens or closes it. */
  isImporting: boolean
  onImporting: (open: boolean) => void
  onAdd: (() => void) | undefined
}) {
  const t = useText(subtitlesText)
  const whole = useRef<HTMLDivElement>(null)
  const [isEditing, setEditing] = useState(false)
  const video = useRef<HTMLVideoElement>(null)
  const rows = useRef<HTMLOListElement>(null)
  const session = useMemo(() => createFilmSession(), [])
  const { userFileId } = film
  const editor = useCueEditor({ ...edited, userFileId }, edited)
  const { cues, change } = editor
  const focused = useRef<number>(undefined)
  const wanted = useRef<number>(undefined)
  const spoken = useSyncExternalStore(
    session.time.watch,
    () => spokenAt(cues, session.time.get() * 1000)?.key,
    () => undefined,
  )
  const focusOn = (key: number | undefined) => {
    const row = rows.current?.querySelector(`[data-key="${key}"] textarea`)
    if (!(row instanceof HTMLTextAreaElement)) return false
    row.focus()
    row.scrollIntoView({ block: 'nearest' })
    return true
  }
  // A cue that was made has its row after the next rendering.
  useEffect(() => {
    if (wanted.current !== undefined && focusOn(wanted.current)) wanted.current = undefined
  })

  const now = () => (video.current?.currentTime ?? 0) * 1000
  const current = () => focused.current ?? spokenAt(cues, now())?.key
  const onCurrent = (run: (key: number) => void) => {
    const key = current()
    if (key !== undefined) run(key)
  }
  const step = (by: number) => () => {
    const at = cues.findIndex(({ key }) => key === current())
    focusOn(cues[Math.min(cues.length - 1, Math.max(0, at + by))]?.key)
  }
  const tools = {
    add() {
      const [next, key] = edits.withNew(cues, now())
      change(next)
      wanted.current = key
    },
    setStart: () => onCurrent((key) => change(edits.withStart(cues, key, now()))),
    setEnd: () => onCurrent((key) => change(edits.withEnd(cues, key, now()))),
    split: () =>
      onCurrent((key) => {
        const area = rows.current?.querySelector<HTMLTextAreaElement>(
          `[data-key="${key}"] textarea`,
        )
        const [next, second] = edits.split(cues, key, area?.selectionStart ?? 0)
        change(next)
        wanted.current = second
      }),
    merge: () =>
      onCurrent((key) => {
        change(edits.merge(cues, key))
        wanted.current = key
      }),
    next: step(1),
    previous: step(-1),
    toggle: () =>
      video.current?.paused ? void quietly(video.current.play()) : video.current?.pause(),
    skip: (seconds: number) => session.seek((video.current?.currentTime ?? 0) + seconds),
    undo: () => editor.undo?.(),
    redo: () => editor.redo?.(),
    shift: (ms: number) => change(edits.shiftAll(cues, ms)),
    replace: (read: readonly SubtitleCue[]) => change(edits.keyed(read)),
  }
  useEditorKeys(tools)
  useKeyboardInset(whole)
  // The rows keep one object, so that a change renders one row of thousands.
  const latest = useRef({ cues, change })
  useEffect(() => {
    latest.current = { cues, change }
  })
  const acts = useMemo<CueActs>(
    () => ({
      text: (key, text) =>
        latest.current.change(edits.withText(latest.current.cues, key, text), `text ${key}`),
      start: (key, ms) => latest.current.change(edits.withStart(latest.current.cues, key, ms)),
      end: (key, ms) => latest.current.change(edits.withEnd(latest.current.cues, key, ms)),
      remove: (key) => latest.current.change(edits.without(latest.current.cues, key)),
      focused(key) {
        focused.current = key
        setEditing(true)
      },
      goTo(key) {
        const cue = latest.current.cues.find((one) => one.key === key)
        if (cue) session.seek(cue.from / 1000)
      },
    }),
    [session, focused],
  )
  const renew = () => quietly(api(filmApi.getFilm, { file: userFileId }, { quiet: true }))
  const words = cues.find(({ key }) => key === spoken)?.text
  return (
    <div ref={whole} className={css.editor}>
      <SubtitleTools
        userFileId={userFileId}
        sound={film.sound}
        list={list}
        edited={edited}
        editor={editor}
        tools={tools}
        isEditing={isEditing}
        onImport={() => onImporting(true)}
        onAdd={onAdd}
      />
      <div className={css.side}>
        <div className={css.film}>
          <FilmPlayer film={film} tracks={[]} session={session} element={video} renew={renew}>
            {words && (
              <p className={css.words} lang={edited.language} aria-hidden="true">
                <span>{words}</span>
              </p>
            )}
          </FilmPlayer>
        </div>
        <details className={css.keys}>
          <summary>{t.keys}</summary>
          <dl>
            {t.keyList.map(([keys, what]) => (
              <div key={keys}>
                <dt>
                  <kbd>{keys}</kbd>
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
      <section className={css.list} aria-label={t.list}>
        <ol ref={rows}>
          {cues.map((cue) => (
            <CueRow key={cue.key} cue={cue} isSpoken={cue.key === spoken} acts={acts} />
          ))}
        </ol>
        <Button icon="plus" onClick={tools.add}>
          {t.newCue}
        </Button>
      </section>
      {isImporting && (
        <Suspense>
          <ImportDialog
            onClose={() => onImporting(false)}
            onImport={(read) => {
              tools.replace(read)
              onImporting(false)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

const spokenAt = (cues: readonly edits.EditedCue[], ms: number) =>
  cues.find(({ from, to }) => from <= ms && ms < to)
