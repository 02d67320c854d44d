import { useFormat, useText } from '#src/web/i18n.tsx'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { fileSize } from '#src/web/ui/file-rules.ts'
import { Progress } from '#src/web/ui/progress.tsx'
import { archiveHours, type archiveApi } from '../contract.ts'
import css from './archive.module.css'
import { archiveText } from './archive-text.ts'
import type { useArchive } from './use-archive.ts'

type Archive = AnswerOf<typeof archiveApi.getArchive>

/** Says how far an export or import is, and how it has ended. */
export function ArchiveState({
  act,
  state: { archive, failed, retry },
}: {
  act: Archive['act']
  state: ReturnType<typeof useArchive>
}) {
  const t = useText(archiveText)
  if (failed) {
    return (
      <p role="alert">
        {t.loadFailed} <Button onClick={retry}>{t.again}</Button>
      </p>
    )
  }
  if (archive === undefined || archive.state === 'waiting') {
    return <Waiting act={act} archive={archive} />
  }
  return archive.state === 'failed' ? <Failed archive={archive} /> : <Ready archive={archive} />
}

function Waiting({ act, archive }: { act: Archive['act']; archive: Archive | undefined }) {
  const t = useText(archiveText)
  const format = useFormat()
  const { done, total } = archive ?? { done: 0, total: 0 }
  const amounts = [format.number(done), format.number(total)] as const
  const words = act === 'export' ? t.writing : t.reading
  return (
    <div className={css.part} role="status">
      {total === 0 ? (
        <>
          <p>{words}</p>
          <progress aria-label={words} />
        </>
      ) : (
        <Progress
          value={done / total}
          label={act === 'export' ? t.filesDone(...amounts) : t.filesRead(...amounts)}
        />
      )}
      <p className={css.hint}>{act === 'export' ? t.leave : t.importLeave}</p>
    </div>
  )
}

function Failed({ archive: { act, failure, place } }: { archive: Archive }) {
  const t = useText(archiveText)
  return (
    <div className={css.part} role="alert">
      <p>
        <strong>{t.failed[act]}</strong>
      </p>
      <p>{t.failures[failure ?? 'broken']}</p>
      {place !== '' && <p className={css.place}>{t.at(place)}</p>}
    </div>
  )
}

function Ready({ archive }: { archive: Archive }) {
  const t = useText(archiveText)
  const format = useFormat()
  const { act, kind, url, name, bytes, missing } = archive
  if (act === 'import') {
    return (
      <div className={css.part} role="status">
        <p>
          <strong>{t.imported[kind ?? 'course']}</strong>
        </p>
        <p>{t.importedLead}</p>
      </div>
    )
  }
  return (
    <div className={css.part} role="status">
      <p>
        <strong>{t.ready}</strong>
      </p>
      {url !== null && (
        <a className={css.download} href={url} download={name ?? true}>
          <Icon name="download" /> {t.download(name ?? '', fileSize(bytes ?? 0))}
        </a>
      )}
      {missing > 0 && <p>{t.missing(format.number(missing))}</p>}
      <p className={css.hint}>{t.readyLead(format.number(archiveHours))}</p>
    </div>
  )
}
