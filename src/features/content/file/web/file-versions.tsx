import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { fileSize } from '#src/web/ui/file-rules.ts'
import { Panel } from '#src/web/ui/panel.tsx'
import { fileApi } from '../contract.ts'
import type { OneFile } from './file-parts.ts'
import { filePageText } from './file-text.ts'
import css from './file-view.module.css'

/** Former bytes of a file that was replaced. */
export function FileVersions({ file: { userFileId, versions } }: { file: OneFile }) {
  const t = useText(filePageText)
  const format = useFormat()
  const { act, pending } = useAct()
  const takeBack = (versionId: number) =>
    act(
      fileApi.takeBackVersion,
      { userFileId, versionId },
      {
        ask: { title: t.takeBackAsk, text: t.takeBackText, confirm: t.takeBack },
        said: t.takenBack,
      },
    )
  return (
    <Panel title={t.versions} lead={t.versionsLead}>
      <ul className={css.rows}>
        {versions.map(({ versionId, name, size, replacedAt, keptUntil, downloadUrl }) => {
          const date = format.dateTime(replacedAt)
          return (
            <li key={versionId} className={css.row}>
              <div className={css.grow}>
                <a href={downloadUrl} download={name} aria-label={t.downloadNamed(date)}>
                  {name}
                </a>
                <p className={css.quiet}>
                  {[fileSize(size), t.replacedAt(date), t.keptUntil(format.date(keptUntil))].join(
                    ' · ',
                  )}
                </p>
              </div>
              <Button
                size="small"
                icon="undo"
                pending={pending}
                aria-label={t.takeBackNamed(date)}
                onClick={() => void takeBack(versionId)}
              >
                {t.takeBack}
              </Button>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
