import { useId } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import type { Gap } from '../../body/gap.ts'
import { newId } from '../../body/new-id.ts'
import { noText } from '../../body/limits.ts'
import { letter } from '../../letter.ts'
import css from './edit.module.css'
import { editText } from './edit-text.ts'
import { withWeight } from './gap-weight.ts'
import { More } from './more.tsx'
import { changed, idsOf, moved, without } from './parts.ts'
import { RowTools } from './row-tools.tsx'
import { WeightField } from './share-field.tsx'
import { WordsField } from './words-field.tsx'

type ChoiceGap = Extract<Gap, { kind: 'choice' }>

/** The options of a gap that is chosen from a list, and the right one. */
export function ChoiceKey({
  gap,
  onChange,
}: {
  gap: ChoiceGap
  onChange: (next: ChoiceGap) => void
}) {
  const t = useText(editText)
  const name = useId()
  const { options } = gap
  const set = (next: ChoiceGap['options']) => onChange({ ...gap, options: next })
  return (
    <>
      <ol className={css.rows}>
        {options.map((option, at) => (
          <li key={option.id} className={css.row} data-right={option.right || undefined}>
            <label className={css.rightMark}>
              <input
                type="radio"
                name={name}
                checked={option.right}
                onChange={() =>
                  set(options.map((each) => ({ ...each, right: each.id === option.id })))
                }
              />
              <span aria-hidden="true">{letter(at)}</span>
              <span className="visually-hidden">{t.isRight(t.option(letter(at)))}</span>
            </label>
            <div className={css.words}>
              <WordsField
                label={t.option(letter(at))}
                labelHidden
                value={option.text}
                onChange={(text) => set(changed(options, option.id, { text }))}
              />
            </div>
            <RowTools
              name={t.option(letter(at))}
              at={at}
              count={options.length}
              onMove={(by) => set(moved(options, at, by))}
              onRemove={options.length > 2 ? () => set(without(options, option.id)) : undefined}
            />
          </li>
        ))}
      </ol>
      <Button
        variant="quiet"
        size="small"
        icon="plus"
        className={css.small}
        disabled={options.length >= 30}
        onClick={() =>
          set([...options, { id: newId(idsOf(options)), text: { ...noText }, right: false }])
        }
      >
        {t.addOption}
      </Button>
      <More title={t.more} open={gap.weight !== undefined}>
        <WeightField weight={gap.weight} onChange={(next) => onChange(withWeight(gap, next))} />
      </More>
    </>
  )
}
