import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { RadioGroup } from '#src/web/ui/choice.tsx'
import { mostItems } from '../../body/limits.ts'
import { newId } from '../../body/new-id.ts'
import { noText } from '../../body/limits.ts'
import own from './arrange-edit.module.css'
import { arrangeEditText } from './arrange-edit-text.ts'
import css from './edit.module.css'
import type { EditProps } from './edit-props.ts'
import { changed, idsOf, moved, without } from './parts.ts'
import { RowTools } from './row-tools.tsx'
import { useProblems } from './use-problems.ts'
import { WordsField } from './words-field.tsx'

const credits = ['places', 'neighbours', 'all'] as const

/** The items in their right order; takers get them shuffled. */
export default function EditOrdering({ body, onChange, problems }: EditProps<'ordering'>) {
  const t = useText(arrangeEditText)
  const problem = useProblems(problems)
  const { items } = body
  const set = (next: typeof items) => onChange({ ...body, items: next })
  return (
    <>
      <div className={css.part} role="group" aria-label={t.order}>
        <div className={css.title}>
          {t.order}
          <span className={css.note}>{t.orderHint}</span>
        </div>
        <ol className={own.rows}>
          {items.map((item, at) => {
            const name = t.item(String(at + 1))
            return (
              <li key={item.id} className={own.row}>
                <WordsField
                  label={name}
                  value={item.text}
                  error={problem.at(item.id)}
                  onChange={(text) => set(changed(items, item.id, { text }))}
                />
                <RowTools
                  name={name}
                  at={at}
                  count={items.length}
                  onMove={(by) => set(moved(items, at, by))}
                  onRemove={items.length > 2 ? () => set(without(items, item.id)) : undefined}
                />
              </li>
            )
          })}
        </ol>
        <div className={css.acts}>
          <Button
            icon="plus"
            disabled={items.length >= mostItems}
            onClick={() => set([...items, { id: newId(idsOf(items)), text: { ...noText } }])}
          >
            {t.addItem}
          </Button>
        </div>
      </div>
      <RadioGroup
        label={t.credit}
        value={body.credit}
        options={credits.map((value) => ({ value, label: t.credits[value] }))}
        onChange={(credit) => onChange({ ...body, credit })}
      />
    </>
  )
}
