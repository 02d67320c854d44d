import { useState } from 'react'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { useGo } from '#src/web/router-link.tsx'
import { Button, ButtonLink, IconButton } from '#src/web/ui/button.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import { useHydrated } from '#src/web/use-hydrated.ts'
import { filmApi, type Subtitle, type SubtitleCue } from '../contract.ts'
import type { SubtitleLanguage } from '../languages-text.ts'
import { filmPaths } from '../paths.ts'
import { ImportDialog } from './import-dialog.tsx'
import css from './subtitle-editor.module.css'
import { subtitlesText } from './subtitles-text.ts'
import type { CueEditor } from './use-cue-editor.ts'

interface Tools {
  setStart(): void
  setEnd(): void
  split(): void
  merge(): void
  shift(ms: number): void
  replace(cues: readonly SubtitleCue[]): void
}

/** What is done with all cues or the chosen one, and whether they are saved. */
export function SubtitleTools({
  film: { userFileId, sound },
  list,
  edited: { language, label, vtt, srt },
  editor,
  tools,
}: {
  film: AnswerOf<typeof filmApi.getFilm>
  list: readonly Subtitle[]
  edited: { language: SubtitleLanguage; label: string; vtt: string; srt: string }
  editor: CueEditor
  tools: Tools
}) {
  const t = useText(subtitlesText)
  const go = useGo()
  const { act, pending } = useAct()
  const inBrowser = useHydrated()
  const [open, setOpen] = useState<'import'>()
  const [shift, setShift] = useState('')
  const remove = () =>
    act(
      filmApi.deleteSubtitle,
      { userFileId, language },
      {
        ask: {
          title: t.deleteTitle(label),
          text: t.deleteText,
          confirm: t.delete,
          danger: true,
        },
        verb: 'delete',
        said: t.deleted,
        done: () => go(filmPaths.subtitles(userFileId)),
      },
    )
  const isBlocked = inBrowser && /MicroMessenger/i.test(navigator.userAgent)
  const by = Number(shift)
  return (
    <div className={css.tools}>
      <div className={css.toolRow}>
        {list.length > 1 && (
          <Select
            label={t.language}
            labelHidden
            value={language}
            options={list.map((one) => ({ value: one.language, label: one.label }))}
            onChange={(value) => void go(filmPaths.subtitles(userFileId, value))}
          />
        )}
        {list.length === 1 && <strong>{label}</strong>}
        <span className={css.state} data-state={editor.state} role="status">
          {editor.state === 'failed' ? (editor.failure ?? t.failed) : t[editor.state]}
        </span>
        {editor.state === 'failed' && (
          <Button size="small" onClick={editor.retry}>
            {t.retry}
          </Button>
        )}
        <IconButton
          icon="undo"
          label={t.undo}
          disabled={!editor.undo}
          onClick={() => editor.undo?.()}
        />
        <IconButton
          icon="undo"
          className={css.redo}
          label={t.redo}
          disabled={!editor.redo}
          onClick={() => editor.redo?.()}
        />
        <span className={css.space} />
        <Button size="small" icon="upload" onClick={() => setOpen('import')}>
          {t.import}
        </Button>
        {isBlocked ? (
          <span>{t.outside}</span>
        ) : (
          <>
            <ButtonLink
              size="small"
              icon="download"
              to={vtt}
              download={`${label}.vtt`}
              prefetch="none"
            >
              {t.downloadVtt}
            </ButtonLink>
            <ButtonLink
              size="small"
              icon="download"
              to={srt}
              download={`${label}.srt`}
              prefetch="none"
            >
              {t.downloadSrt}
            </ButtonLink>
            {sound !== null && (
              <ButtonLink
                size="small"
                icon="download"
                to={sound}
                download="sound.m4a"
                prefetch="none"
              >
                {t.downloadSound}
              </ButtonLink>
            )}
          </>
        )}
        <Button size="small" icon="trash" pending={pending} onClick={() => void remove()}>
          {t.delete}
        </Button>
      </div>
      <div className={css.toolRow}>
        <Button size="small" onClick={tools.setStart}>
          {t.setStart}
        </Button>
        <Button size="small" onClick={tools.setEnd}>
          {t.setEnd}
        </Button>
        <Button size="small" onClick={tools.split}>
          {t.split}
        </Button>
        <Button size="small" onClick={tools.merge}>
          {t.merge}
        </Button>
        <form
          className={css.shift}
          onSubmit={(event) => {
            event.preventDefault()
            if (Number.isFinite(by) && by !== 0) tools.shift(Math.round(by * 1000))
            setShift('')
          }}
        >
          <input
            type="number"
            step="0.1"
            aria-label={t.shiftBy}
            placeholder={t.seconds}
            value={shift}
            onChange={(event) => setShift(event.target.value)}
          />
          <Button size="small" type="submit">
            {t.shift}
          </Button>
        </form>
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
      {open === 'import' && (
        <ImportDialog
          onClose={() => setOpen(undefined)}
          onImport={(cues) => {
            tools.replace(cues)
            setOpen(undefined)
          }}
        />
      )}
    </div>
  )
}
