import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import { cx } from '#src/web/ui/cx.ts'
import { newId } from '../../body/new-id.ts'
import { noText } from '../../body/limits.ts'
import { useShown } from '../drawing/use-shown.ts'
import { plainOf } from '../placing/plain-of.ts'
import own from './arrange-edit.module.css'
import { arrangeEditText } from './arrange-edit-text.ts'
import css from './edit.module.css'
import type { EditProps } from './edit-props.ts'
import { changed, idsOf, moved, without } from './parts.ts'
import { RowTools } from './row-tools.tsx'
import { useProblems } from './use-problems.ts'
import { WordsField } from './words-field.tsx'

const mostCategories = 12
const mostItems = 60

/** Categories, and items with the category of each; an item may belong to none. */
export default function EditClassification({
  body,
  onChange,
  problems,
}: EditProps<'classification'>) {
  const t = useText(arrangeEditText)
  const shown = useShown()
  const problem = useProblems(problems)
  const { categories, items } = body
  const taken = [...idsOf(categories), ...idsOf(items)]
  const nameOf = (at: number) => plainOf(shown(categories[at]!.text)) || t.category(String(at + 1))
  return (
    <>
      <div className={css.part} role="group" aria-label={t.categories}>
        <div className={css.title}>{t.categories}</div>
        <ol className={own.rows}>
          {categories.map((category, at) => (
            <li key={category.id} className={own.row}>
              <WordsField
                label={t.category(String(at + 1))}
                value={category.text}
                error={problem.at(category.id)}
                onChange={(text) =>
                  onChange({ ...body, categories: changed(categories, category.id, { text }) })
                }
              />
              <RowTools
                name={t.category(String(at + 1))}
                at={at}
                count={categories.length}
                onMove={(by) => onChange({ ...body, categories: moved(categories, at, by) })}
                onRemove={
                  categories.length > 2
                    ? () =>
                        onChange({
                          ...body,
                          categories: without(categories, category.id),
                          items: items.map((item) =>
                            item.category === category.id ? { ...item, category: null } : item,
                          ),
                        })
                    : undefined
                }
              />
            </li>
          ))}
        </ol>
        <div className={css.acts}>
          <Button
            icon="plus"
            disabled={categories.length >= mostCategories}
            onClick={() =>
              onChange({
                ...body,
                categories: [...categories, { id: newId(taken), text: { ...noText } }],
              })
            }
          >
            {t.addCategory}
          </Button>
        </div>
      </div>
      <div className={css.part} role="group" aria-label={t.items}>
        <div className={css.title}>
          {t.items}
          <span className={css.note}>{t.itemsHint}</span>
        </div>
        <ol className={own.rows}>
          {items.map((item, at) => {
            const name = t.item(String(at + 1))
            return (
              <li key={item.id} className={own.row}>
                <div className={cx(own.two, own.beside)}>
                  <WordsField
                    label={name}
                    value={item.text}
                    error={problem.at(item.id)}
                    onChange={(text) =>
                      onChange({ ...body, items: changed(items, item.id, { text }) })
                    }
                  />
                  <Select
                    label={t.categoryOf(name)}
                    value={item.category ?? ''}
                    placeholder={t.noCategory}
                    options={categories.map(({ id }, place) => ({
                      value: id,
                      label: nameOf(place),
                    }))}
                    onChange={(category) =>
                      onChange({
                        ...body,
                        items: changed(items, item.id, { category: category || null }),
                      })
                    }
                  />
                </div>
                <RowTools
                  name={name}
                  at={at}
                  count={items.length}
                  onMove={(by) => onChange({ ...body, items: moved(items, at, by) })}
                  onRemove={
                    items.length > 1
                      ? () => onChange({ ...body, items: without(items, item.id) })
                      : undefined
                  }
                />
              </li>
            )
          })}
        </ol>
        <div className={css.acts}>
          <Button
            icon="plus"
            disabled={items.length >= mostItems}
            onClick={() =>
              onChange({
                ...body,
                items: [
                  ...items,
                  {
                    id: newId(taken),
                    text: { ...noText },
                    category: items.at(-1)?.category ?? null,
                  },
                ],
              })
            }
          >
            {t.addItem}
          </Button>
        </div>
      </div>
    </>
  )
}
