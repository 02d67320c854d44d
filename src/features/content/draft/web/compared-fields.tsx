import type { Difference } from '../contract.ts'
import { compareWords } from './compare-words.ts'
import css from './draft.module.css'
import { useFieldName } from './field-name.ts'
import { langOf, MarkedWords } from './marked-words.tsx'
import { differingFields } from './words-of-value.ts'

/** The texts of a record that differ, both sides next to each other with the differing words marked. */
export function ComparedFields({
  difference: { before, after },
  labels,
}: {
  difference: Pick<Difference, 'before' | 'after'>
  labels: { before: string; after: string }
}) {
  const fieldName = useFieldName()
  const texts = differingFields(before, after).filter(
    (one) => one.before !== '' || one.after !== '',
  )
  return texts.map((one) => {
    const [then, now] = compareWords(one.before, one.after)
    return (
      <div key={one.field} className={css.field}>
        <h4>{fieldName(one.field)}</h4>
        <div className={css.sides}>
          <div>
            <h4>{labels.before}</h4>
            <MarkedWords runs={then} lang={langOf(one.field)} />
          </div>
          <div>
            <h4>{labels.after}</h4>
            <MarkedWords runs={now} lang={langOf(one.field)} />
          </div>
        </div>
      </div>
    )
  })
}
