import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { fileSize } from '#src/web/ui/file-rules.ts'
import { Panel } from '#src/web/ui/panel.tsx'
import type { exchangeApi } from '../contract.ts'
import { exportHours } from '../export-api.ts'
import css from './import.module.css'
import { exportText } from './export-text.ts'

/** An export that is written, ready or failed. */
export function ExportEnd({
  made,
  again,
}: {
  made: AnswerOf<typeof exchangeApi.getExport>
  /** The address at which another format is chosen. */
  again: string
}) {
  const t = useText(exportText)
  const format = useFormat()
  const isReady = made.state === 'ready' && made.url !== null
  return (
    <Panel>
      <div className={css.reading} role="status">
        {made.state === 'waiting' ? (
          <>
            <p>{t.writing}</p>
            <progress aria-label={t.writing} />
            <p className={css.hint}>{t.writingLead}</p>
          </>
        ) : (
          <p>
            <strong>{isReady ? t.ready : t.failed}</strong>
          </p>
        )}
        {isReady && (
          <>
            <a className={css.download} href={made.url!} download={made.name ?? true}>
              <Icon name="download" /> {t.download(made.name ?? '', fileSize(made.bytes ?? 0))}
            </a>
            <p className={css.hint}>{t.readyLead(format.number(exportHours))}</p>
          </>
        )}
        {made.state !== 'waiting' && <ButtonLink to={again}>{t.other}</ButtonLink>}
      </div>
    </Panel>
  )
}
