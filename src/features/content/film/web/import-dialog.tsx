import { useRef, useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import type { SubtitleCue } from '../contract.ts'
import { readSubtitles, type ReadSubtitles } from '../subtitle-file.ts'
import { decodeText, type Encoding } from './decode-text.ts'
import { importText } from './import-text.ts'
import css from './subtitle-editor.module.css'
import { subtitlesText } from './subtitles-text.ts'

const shownFaults = 20

/** Reads a subtitle file in the browser and shows what was found, with the line of each fault. */
export function ImportDialog({
  onClose,
  onImport,
}: {
  onClose: () => void
  onImport: (cues: readonly SubtitleCue[]) => void
}) {
  const t = { ...useText(subtitlesText), ...useText(importText) }
  const format = useFormat()
  const { run } = useAct()
  const [read, setRead] = useState<ReadSubtitles & { encoding: Encoding; name: string }>()
  const input = useRef<HTMLInputElement>(null)
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file) void readFile(file)
  }
  const readFile = (file: File) =>
    run(async () => new Uint8Array(await file.arrayBuffer()), {
      refresh: false,
      done(bytes) {
        const { text, encoding } = decodeText(bytes)
        setRead({ ...readSubtitles(text), encoding, name: file.name })
      },
    })
  const { cues = [], problems = [], encoding = 'UTF-8' } = read ?? {}
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.import}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          {cues.length > 0 && (
            <Button variant="primary" onClick={() => onImport(cues)}>
              {t.importNow(format.number(cues.length))}
            </Button>
          )}
        </>
      }
    >
      <div className={css.import}>
        <p>{t.importText}</p>
        <div
          className={css.drop}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault()
            take(event.dataTransfer.files)
          }}
        >
          <Button icon="upload" onClick={() => input.current?.click()}>
            {t.choose}
          </Button>
          <span>{t.dropHere}</span>
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept=".srt,.vtt,text/vtt"
          aria-label={t.importFile}
          onChange={({ currentTarget }) => {
            take(currentTarget.files)
            // An empty value lets the person choose the same file again.
            currentTarget.value = ''
          }}
        />
        <div role="status">
          {read && (
            <p>
              <strong>{read.name}</strong>
              <br />
              {cues.length > 0 ? t.found(format.number(cues.length), encoding) : t.nothingFound}
            </p>
          )}
          {problems.length > 0 && (
            <>
              <p>{t.faults(format.number(problems.length))}</p>
              <ul>
                {problems.slice(0, shownFaults).map(({ line, problem }) => (
                  <li key={line}>
                    {t.line(format.number(line))}
                    {t.problems[problem]}
                  </li>
                ))}
                {problems.length > shownFaults && <li>…</li>}
              </ul>
            </>
          )}
        </div>
      </div>
    </Dialog>
  )
}
