import { useLocale, useText } from '#src/web/i18n.tsx'
import { useLoad } from '#src/web/act/use-load.ts'
import { Button } from '#src/web/ui/button.tsx'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import { type Difference, draftApi } from '../contract.ts'
import type { Change } from '../record.ts'
import { ComparedFields } from './compared-fields.tsx'
import css from './draft.module.css'
import { historyText } from './history-text.ts'
import { restoreAll, restoreOne } from './restore-records.ts'
import { saveText } from './save-text.ts'
import { differingFields, nameOfRecord } from './words-of-value.ts'

/** An earlier state of a draft, compared with the present, record by record. */
export function StateView({
  draftId,
  stateId,
  onRestore,
}: {
  draftId: number
  stateId: number
  onRestore: (changes: readonly Change[]) => void
}) {
  const t = useText(historyText)
  const { data, failed, retry } = useLoad(draftApi.getState, { draftId, stateId })
  if (failed) {
    return (
      <p className={css.note} role="alert">
        {t.failed}{' '}
        <Button size="small" variant="quiet" onClick={retry}>
          {t.retry}
        </Button>
      </p>
    )
  }
  if (!data) return <SkeletonText lines={3} />
  const { differences } = data
  if (differences.length === 0) return <p className={css.note}>{t.same}</p>
  return (
    <>
      <div className={css.acts}>
        <Button size="small" icon="undo" onClick={() => onRestore(restoreAll(differences))}>
          {t.restoreAll}
        </Button>
      </div>
      {differences.map((difference) => (
        <RecordView
          key={difference.key}
          difference={difference}
          onRestore={() => onRestore(restoreOne(differences, difference.key))}
        />
      ))}
    </>
  )
}

function RecordView({ difference, onRestore }: { difference: Difference; onRestore: () => void }) {
  const t = useText(historyText)
  const s = useText(saveText)
  const { before, after } = difference
  const side = useLocale() === 'en-US' ? 'en' : 'zh'
  const name = nameOfRecord(before ?? after, side) || s.unnamed
  const fields = differingFields(before, after)
  const texts = fields.filter((one) => one.before !== '' || one.after !== '')
  return (
    <div className={css.record}>
      <div className={css.recordHead}>
        <strong>{name}</strong>
        {before !== null && (
          <Button size="small" variant="quiet" icon="undo" onClick={onRestore}>
            {t.restoreOne}
          </Button>
        )}
      </div>
      {before === null && <p className={css.note}>{t.isNew}</p>}
      {after === null && <p className={css.note}>{t.isGone}</p>}
      {before !== null && after !== null && (
        <ComparedFields difference={difference} labels={{ before: t.earlier, after: t.now }} />
      )}
      {before !== null && after !== null && texts.length < fields.length && (
        <p className={css.note}>{t.moved}</p>
      )}
    </div>
  )
}
