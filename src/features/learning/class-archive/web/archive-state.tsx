import { useEffect } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { useRefresh } from '#src/web/refresh.ts'
import { Button } from '#src/web/ui/button.tsx'
import { fileSize } from '#src/web/ui/file-rules.ts'
import { Icon } from '#src/web/ui/icon.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { Progress } from '#src/web/ui/progress.tsx'
import { useUntilDone } from '#src/web/use-until-done.ts'
import { type ClassArchive, classArchiveApi } from '../contract.ts'
import { archiveText } from './archive-text.ts'
import css from './archive.module.css'

/** The id of its heading. */
export const ownArchive = 'own-archive'

/** One's own archive: how far it is, or where it can be downloaded. */
export function ArchiveState({ first }: { first: ClassArchive }) {
  const t = useText(archiveText)
  const { archiveId } = first
  const refresh = useRefresh()
  const { act, pending } = useAct()
  const isWaiting = first.state === 'waiting'
  const { answer, failed, retry } = useUntilDone(
    classArchiveApi.getState,
    isWaiting ? { archiveId } : null,
    ({ state }) => state === 'waiting',
  )
  const archive = answer ?? first
  const hasEnded = isWaiting && archive.state !== 'waiting'
  // The page offers a new one as soon as this one is done.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- `refresh` is another function at each rendering
  useEffect(() => void (hasEnded && refresh()), [hasEnded])
  const remove = (ask: boolean) =>
    void act(
      classArchiveApi.remove,
      { archiveId },
      {
        verb: 'delete',
        ...(ask && {
          ask: { title: t.removeTitle, text: t.removeText, confirm: t.remove, danger: true },
        }),
        said: t.removed,
      },
    )
  return (
    <Panel title={t.current} id={ownArchive}>
      <div className={css.stack}>
        {failed ? (
          <p role="alert">
            {t.loadFailed} <Button onClick={retry}>{t.retry}</Button>
          </p>
        ) : (
          <Now archive={archive} />
        )}
        <div className={css.foot}>
          <Button
            variant="quiet"
            icon={isWaiting ? 'close' : 'trash'}
            pending={pending}
            onClick={() => remove(!isWaiting)}
          >
            {isWaiting ? t.cancel : t.remove}
          </Button>
        </div>
      </div>
    </Panel>
  )
}

function Now({ archive }: { archive: ClassArchive }) {
  const t = useText(archiveText)
  const format = useFormat()
  const { state, percent, failure, url, name, bytes, keptUntil } = archive
  if (state === 'failed') return <p role="alert">{t.failed[failure ?? 'other']}</p>
  if (state === 'waiting' || !url)
    return (
      <div className={css.stack} role="status">
        <Progress value={percent / 100} label={t.making} />
        <p className={css.muted}>{t.leave}</p>
      </div>
    )
  return (
    <>
      <p role="status">
        <strong>{t.ready}</strong>
      </p>
      <a className={css.download} href={url} download={name ?? true}>
        <Icon name="download" /> {t.download} {fileSize(bytes ?? 0)}
      </a>
      <p className={css.muted}>{t.until(format.dateTime(keptUntil))}</p>
    </>
  )
}
