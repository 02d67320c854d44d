import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { mostItems } from '../../body/limits.ts'
import { newId } from '../../body/new-id.ts'
import type { Bilingual } from '../../body/text.ts'
import { noText } from '../../body/limits.ts'
import { arrangeEditText } from './arrange-edit-text.ts'
import css from './edit.module.css'
import own from './arrange-edit.module.css'
import type { EditProps } from './edit-props.ts'
import { idsOf, moved, without } from './parts.ts'
import { RowTools } from './row-tools.tsx'
import { useProblems } from './use-problems.ts'
import { WordsField } from './words-field.tsx'

/**
 * Pairs, row by row, and right items that belong to none. Where several left items share a right one, as an import may
 * bring it, its words are changed in all of their rows.
 */
export default function EditMatching({ body, onChange, problems }: EditProps<'matching'>) {
  const t = useText(arrangeEditText)
  const problem = useProblems(problems)
  const { left, right, pairs } = body
  const used = new Set(Object.values(pairs))
  const extra = right.filter(({ id }) => !used.has(id))
  const taken = [...idsOf(left), ...idsOf(right)]
  const setText = (side: 'left' | 'right', id: string, text: Bilingual) =>
    onChange({
      ...body,
      [side]: body[side].map((item) => (item.id === id ? { ...item, text } : item)),
    })
  const addPair = () => {
    const id = newId(taken)
    const other = newId([...taken, id])
    onChange({
      ...body,
      left: [...left, { id, text: { ...noText } }],
      right: [...right, { id: other, text: { ...noText } }],
      pairs: { ...pairs, [id]: other },
    })
  }
  const removePair = (id: string) => {
    const { [id]: mate, ...others } = pairs
    const isShared = Object.values(others).includes(mate!)
    onChange({
      ...body,
      left: without(left, id),
      right: isShared || !mate ? right : without(right, mate),
      pairs: others,
    })
  }
  return (
    <>
      <div className={css.part} role="group" aria-label={t.pairs}>
        <div className={css.title}>
          {t.pairs}
          <span className={css.note}>{t.pairsHint}</span>
        </div>
        <ol className={own.rows}>
          {left.map((item, at) => {
            const name = t.pair(String(at + 1))
            const mate = right.find(({ id }) => id === pairs[item.id])
            return (
              <li key={item.id} className={own.row}>
                <div className={own.two}>
                  <WordsField
                    label={t.leftOf(name)}
                    value={item.text}
                    error={problem.at(item.id)}
                    onChange={(text) => setText('left', item.id, text)}
                  />
                  {mate && (
                    <WordsField
                      label={t.rightOf(name)}
                      value={mate.text}
                      error={problem.at(mate.id)}
                      onChange={(text) => setText('right', mate.id, text)}
                    />
                  )}
                </div>
                <RowTools
                  name={name}
                  at={at}
                  count={left.length}
                  onMove={(by) => onChange({ ...body, left: moved(left, at, by) })}
                  onRemove={left.length > 2 ? () => removePair(item.id) : undefined}
                />
              </li>
            )
          })}
        </ol>
        <div className={css.acts}>
          <Button icon="plus" disabled={left.length >= mostItems} onClick={addPair}>
            {t.addPair}
          </Button>
        </div>
      </div>
      <div className={css.part} role="group" aria-label={t.extra}>
        <div className={css.title}>
          {t.extra}
          <span className={css.note}>{t.extraHint}</span>
        </div>
        <ol className={own.rows}>
          {extra.map((item, at) => (
            <li key={item.id} className={own.row}>
              <WordsField
                label={t.extraItem(String(at + 1))}
                value={item.text}
                error={problem.at(item.id)}
                onChange={(text) => setText('right', item.id, text)}
              />
              <RowTools
                name={t.extraItem(String(at + 1))}
                at={at}
                count={extra.length}
                onRemove={() => onChange({ ...body, right: without(right, item.id) })}
              />
            </li>
          ))}
        </ol>
        <div className={css.acts}>
          <Button
            icon="plus"
            disabled={right.length >= mostItems}
            onClick={() =>
              onChange({ ...body, right: [...right, { id: newId(taken), text: { ...noText } }] })
            }
          >
            {t.addExtra}
          </Button>
        </div>
      </div>
    </>
  )
}
