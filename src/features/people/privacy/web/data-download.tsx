import type { AnswerOf } from '#src/shared/endpoint.ts'
import { pick } from '#src/shared/locale.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { useLookAgain } from '#src/web/use-look-again.ts'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { Card } from '#src/web/ui/card.tsx'
import { fileSize } from '#src/web/ui/file-rules.ts'
import { Icon } from '#src/web/ui/icon.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import { privacyApi } from '../contract.ts'
import { personalDataText } from './personal-data-text.ts'
import css from './personal-data.module.css'

type Download = AnswerOf<typeof privacyApi.getPersonalData>['download']
type Rights = AnswerOf<typeof privacyApi.getPersonalData>['can']

/** How often the page asks whether a download is packed. */

/** Asks for a download, waits for it, hands it out. */
export function DataDownload({ download, can }: { download: Download; can: Rights }) {
  const t = useText(personalDataText)
  const locale = useLocale()
  const format = useFormat()
  const isWaiting = download?.status === 'waiting'
  useLookAgain(isWaiting ? 'packing' : '')
  const words =
    download?.status === 'failed'
      ? t.failed
      : download?.status === 'ready' && download.url === null
        ? t.expired
        : undefined
  return (
    <Card as="section" className={css.section}>
      <h2>{t.download}</h2>
      <p className={css.muted}>{t.downloadLead}</p>
      <output className={css.state}>
        {isWaiting && (
          <>
            <progress className={css.bar} aria-label={t.download} />
            {t.waiting}
          </>
        )}
        {words && (
          <span className={css.words}>
            <Icon name={download?.status === 'failed' ? 'error' : 'info'} size={20} />
            {words}
          </span>
        )}
      </output>
      {download?.url && (
        <p className={css.muted}>
          <TimeAgo value={download.createdAt}>{t.packedAt}</TimeAgo>
          {download.expiresAt && <> · {t.readyUntil(format.date(download.expiresAt))}</>}
        </p>
      )}
      {!isWaiting && (
        <div className={css.buttons}>
          {download?.url && (
            <ButtonLink variant="primary" icon="download" to={download.url} reloadDocument download>
              {t.ready(fileSize(download.bytes ?? 0))}
            </ButtonLink>
          )}
          {can.requestExport.may && <Pack first={!download?.url} again={download !== null} />}
        </div>
      )}
      {!isWaiting && can.requestExport.why && (
        <p className={css.muted}>{pick(can.requestExport.why, locale)}</p>
      )}
    </Card>
  )
}

function Pack({ first, again }: { first: boolean; again: boolean }) {
  const t = useText(personalDataText)
  const { act, pending } = useAct()
  // Without a toast: the bar that appears says it, and a message follows when the data is packed.
  const pack = () => act(privacyApi.requestExport, {})
  return (
    <Button variant={first ? 'primary' : 'secondary'} pending={pending} onClick={() => void pack()}>
      {again ? t.packAgain : t.pack}
    </Button>
  )
}
