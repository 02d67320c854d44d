import { Suspense, useState } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import type { OwnPeers } from '../participant-api.ts'
import css from './peer.module.css'
import { peerText } from './peer-text.ts'
import { Points } from './review-form.tsx'

const ObjectDialog = latePart(async () => ({
  default: (await import('./object-dialog.tsx')).ObjectDialog,
}))

/** The reviews of one's own work, once it was returned. */
export function Received({ own }: { own: OwnPeers }) {
  const t = useText(peerText)
  const format = useFormat()
  const [objected, setObjected] = useState<number>()
  return (
    <Panel title={t.received} lead={t.receivedLead}>
      <div className={css.stack}>
        {own.received.map((one, at) => (
          <section key={one.reviewId} className={css.review}>
            <div className={css.tags}>
              <h3>{t.reviewer(format.number(at + 1), one.reviewer)}</h3>
              {one.objection &&
                (one.objection.decision ? (
                  <Tag>{t.decisions[one.objection.decision]}</Tag>
                ) : (
                  <Tag tone="warning">{t.waiting}</Tag>
                ))}
            </div>
            {one.seen && (
              <p className={css.muted}>{t.seen(format.dateTime(one.seen.at), one.seen.isLast)}</p>
            )}
            <Points own={own} given={one} />
            <p className={one.words === '' ? css.muted : css.words}>{one.words || t.noComment}</p>
            {one.objection && <p className={css.muted}>{one.objection.words}</p>}
            {own.can.object.may && !one.objection && (
              <div>
                <Button variant="quiet" size="small" onClick={() => setObjected(one.reviewId)}>
                  {t.object}
                </Button>
              </div>
            )}
          </section>
        ))}
      </div>
      <Suspense>
        {objected !== undefined && (
          <ObjectDialog reviewId={objected} onClose={() => setObjected(undefined)} />
        )}
      </Suspense>
    </Panel>
  )
}
