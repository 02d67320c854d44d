import { useId } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { cx } from '#src/web/ui/cx.ts'
import placed from '../placing/placing.module.css'
import { plainOf } from '../placing/plain-of.ts'
import { placingText } from '../placing/placing-text.ts'
import { pool, usePlacing } from '../placing/use-placing.tsx'
import { LineText, Stem } from '../stem.tsx'
import type { AnswerProps } from './answer-props.ts'
import { arrangeText } from './arrange-text.ts'
import css from './arrange.module.css'

/** Items to be sorted into boxes. What belongs to none stays outside. */
export function Classification({
  question,
  answer,
  onAnswer,
  stemId,
}: AnswerProps<'classification'>) {
  const t = useText(arrangeText)
  const p = useText(placingText)
  const id = useId()
  const { categories, items } = question
  const given = answer?.placed ?? {}
  const nameIn = (all: typeof items, one: string) =>
    plainOf(all.find((each) => each.id === one)?.html ?? '')
  const placing = usePlacing({
    itemName: (one) => nameIn(items, one),
    placeName: (one) => nameIn(categories, one),
    onPut(item, to) {
      const { [item]: _, ...others } = given
      onAnswer({ type: 'classification', placed: to === pool ? others : { ...others, [item]: to } })
    },
  })
  const waiting = items.filter((item) => !given[item.id])
  const held = placing.held
  const tile = (item: (typeof items)[number], from?: string) => (
    <li key={item.id}>
      <button {...placing.item(item.id, from)} className={placed.tile}>
        <LineText html={item.html} />
      </button>
    </li>
  )
  return (
    <>
      <Stem id={stemId} html={question.stem} />
      <div {...placing.around} className={placed.around}>
        <p className={placed.hint}>{p.howTo}</p>
        <section className={css.waiting} data-place={pool} aria-labelledby={`${id}pool`}>
          <h4 id={`${id}pool`} className={css.boxName}>
            {t.toPlace}
          </h4>
          {waiting.length > 0 ? (
            <ul className={placed.pool}>{waiting.map((item) => tile(item))}</ul>
          ) : (
            <p className={placed.hint}>{t.none}</p>
          )}
          {held?.from !== undefined && (
            <Button {...placing.place(pool)} size="small" className={placed.here}>
              {p.putHere}
            </Button>
          )}
        </section>
        <div className={css.boxes} role="group" aria-label={t.categories}>
          {categories.map((category) => {
            const inside = items.filter((item) => given[item.id] === category.id)
            return (
              <section
                key={category.id}
                className={cx(placed.slot, css.box)}
                data-place={category.id}
                aria-labelledby={`${id}${category.id}`}
              >
                <h4 id={`${id}${category.id}`} className={css.boxName}>
                  <LineText html={category.html} />
                </h4>
                {inside.length > 0 ? (
                  <ul className={placed.pool}>{inside.map((item) => tile(item, category.id))}</ul>
                ) : (
                  !held && <p className={placed.hint}>{t.emptyCategory}</p>
                )}
                {held && held.from !== category.id && (
                  <Button
                    {...placing.place(category.id)}
                    size="small"
                    className={placed.here}
                    aria-label={p.putInto(plainOf(category.html))}
                  >
                    {p.putHere}
                  </Button>
                )}
              </section>
            )
          })}
        </div>
        {held && (
          <div className={css.bar}>
            <span className={css.barName}>{nameIn(items, held.item)}</span>
            {categories.map((category) => (
              <Button key={category.id} {...placing.place(category.id)} size="small">
                {plainOf(category.html)}
              </Button>
            ))}
            <Button variant="quiet" size="small" onClick={() => placing.pick(null)}>
              {p.cancel}
            </Button>
          </div>
        )}
        {placing.status}
      </div>
    </>
  )
}
