import { draftApi, type Difference } from '#src/features/content/draft/contract.ts'
import { ComparedFields } from '#src/features/content/draft/web/compared-fields.tsx'
import { useLoad } from '#src/web/act/use-load.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { headKey } from '../records.ts'
import { changeKind } from './change-kind.ts'
import css from './editing.module.css'
import { manageText } from './manage-text.ts'

/** Lists the changes that readers do not see, and brings them to readers. */
export function ReleaseDialog({
  draftId,
  pending,
  onRelease,
  onClose,
}: {
  draftId: number
  pending: boolean
  onRelease: () => void
  onClose: () => void
}) {
  const t = useText(manageText)
  const { data, failed, retry } = useLoad(draftApi.getDifferences, { draftId })
  return (
    <Dialog
      open
      title={t.releaseTitle}
      width={640}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="primary" pending={pending} onClick={onRelease}>
            {t.release}
          </Button>
        </>
      }
    >
      {failed && (
        <p>
          {t.differencesFailed} <Button onClick={retry}>{t.again}</Button>
        </p>
      )}
      {data && (
        <>
          <p className={css.lead}>{t.releaseLead}</p>
          <ul className={css.changes}>
            {data.differences.map((one) => (
              <ChangeRow key={one.key} difference={one} />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}

const tones = { added: 'success', changed: 'action', removed: 'danger', moved: 'neutral' } as const

function ChangeRow({ difference }: { difference: Difference }) {
  const t = useText(manageText)
  const kind = changeKind(difference)
  const name = (difference.after ?? difference.before)?.['name'] as
    { zh?: string; en?: string } | undefined
  const words = difference.key === headKey ? t.facts : name?.zh || name?.en || t.unnamed
  return (
    <li>
      <Tag tone={tones[kind]}>{t.kinds[kind]}</Tag>
      <div className={css.change}>
        <span>{words}</span>
        {kind === 'changed' && (
          <ComparedFields
            difference={difference}
            labels={{ before: t.readersSee, after: t.afterRelease }}
          />
        )}
      </div>
    </li>
  )
}
