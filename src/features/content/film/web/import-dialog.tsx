import { useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import type { SubtitleCue } from '../contract.ts'
import { readSubtitles, type ReadSubtitles } from '../subtitle-file.ts'
import { decodeText, type Encoding } from './decode-text.ts'
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
  const t = useText(subtitlesText)
  const format = useFormat()
  const { run } = useAct()
  const [read, setRead] = useState<ReadSubtitles & { encoding: Encoding }>()
  const take = (file: File) =>
    run(async () => new Uint8Array(await file.arrayBuffer()), {
      refresh: false,
      done(bytes) {
        const { text, encoding } = decodeText(bytes)
        setRead({ ...readSubtitles(text), encoding })
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
        <label>
          {t.importText}
          <input
            type="file"
            accept=".srt,.vtt,text/vtt"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) void take(file)
            }}
          />
        </label>
        <div role="status">
          {read && (
            <p>
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
