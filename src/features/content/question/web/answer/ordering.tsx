import { type KeyboardEvent, useRef, useState } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button, IconButton } from '#src/web/ui/button.tsx'
import { cx } from '#src/web/ui/cx.ts'
import { Icon } from '#src/web/ui/icon.tsx'
import { movedTo } from '../placing/moved-to.ts'
import placed from '../placing/placing.module.css'
import { plainOf } from '../placing/plain-of.ts'
import { placingText } from '../placing/placing-text.ts'
import { usePlacing } from '../placing/use-placing.tsx'
import { LineText, Stem } from '../stem.tsx'
import type { AnswerProps } from './answer-props.ts'
import { arrangeText } from './arrange-text.ts'
import css from './arrange.module.css'

/** Items to be put in order: by arrows, by a handle that is dragged, or picked up and moved by keys. */
export function Ordering({ question, answer, onAnswer, stemId }: AnswerProps<'ordering'>) {
  const t = useText(arrangeText)
  const p = useText(placingText)
  const format = useFormat()
  const list = useRef<HTMLOListElement>(null)
  const [moved, setMoved] = useState('')
  const { items } = question
  const isAnswered = (answer?.order.length ?? 0) > 0
  const known = (answer?.order ?? []).filter((id) => items.some((item) => item.id === id))
  const order = [...known, ...items.map(({ id }) => id).filter((id) => !known.includes(id))]
  const nameOf = (id: string) => plainOf(items.find((item) => item.id === id)?.html ?? '')
  const give = (next: string[]) => onAnswer({ type: 'ordering', order: next })
  const move = (id: string, to: number) => {
    if (to < 0 || to >= order.length) return
    give(movedTo(order, id, to))
    setMoved(t.moved(nameOf(id), format.number(to + 1), format.number(order.length)))
  }
  const before = useRef<string[] | null>(null)
  const placing = usePlacing({
    itemName: nameOf,
    placeName: (id) => format.number(order.indexOf(id) + 1),
    onPut: (item, to) => to && move(item, order.indexOf(to)),
  })
  const held = placing.held?.item
  const onKey = (event: KeyboardEvent, id: string) => {
    if (event.key === 'Escape' && held === id && before.current) give(before.current)
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!by || held !== id) return
    event.preventDefault()
    move(id, order.indexOf(id) + by)
  }
  const step = (id: string, by: number) => {
    move(id, order.indexOf(id) + by)
    // At an end its arrow is disabled, and the other one takes the focus.
    requestAnimationFrame(() => {
      const row = list.current?.querySelector(`[data-place="${id}"]`)
      const arrows = row?.querySelectorAll<HTMLButtonElement>('[data-step]')
      const same = [...(arrows ?? [])].find(({ dataset }) => dataset.step === String(by))
      ;(same?.disabled ? [...arrows!].find(({ disabled }) => !disabled) : same)?.focus()
    })
  }
  return (
    <>
      <Stem id={stemId} html={question.stem} />
      <div {...placing.around} className={placed.around}>
        <p className={placed.hint}>{t.orderingHint}</p>
        <ol ref={list} className={css.order} aria-label={t.order}>
          {order.map((id, at) => {
            const item = items.find((each) => each.id === id)!
            const name = nameOf(id)
            const grip = placing.item(id)
            return (
              <li
                key={id}
                data-place={id}
                className={css.step}
                data-held={held === id ? '' : undefined}
              >
                <button
                  {...grip}
                  tabIndex={0}
                  data-handle=""
                  className={css.grip}
                  aria-label={
                    held && held !== id
                      ? p.putInto(format.number(at + 1))
                      : t.grip(name, format.number(at + 1))
                  }
                  onClick={() => {
                    if (held && held !== id) return placing.put(placing.held!, id)
                    before.current = order
                    grip.onClick()
                  }}
                  onKeyDown={(event) => onKey(event, id)}
                >
                  <Icon name="menu" size={20} />
                </button>
                <span className={css.number}>{format.number(at + 1)}</span>
                <span className={css.words}>
                  <LineText html={item.html} />
                </span>
                <span className={css.arrows}>
                  <IconButton
                    icon="chevron-up"
                    label={t.moveUp(name)}
                    data-step="-1"
                    disabled={at === 0}
                    onClick={() => step(id, -1)}
                  />
                  <IconButton
                    icon="chevron-down"
                    label={t.moveDown(name)}
                    data-step="1"
                    disabled={at === order.length - 1}
                    onClick={() => step(id, 1)}
                  />
                </span>
              </li>
            )
          })}
        </ol>
        {!isAnswered && (
          <div className={css.unanswered}>
            <p className={placed.hint}>{t.notYet}</p>
            <Button icon="check" onClick={() => give(order)}>
              {t.orderIsRight}
            </Button>
          </div>
        )}
        {placing.status}
        <output className={cx('visually-hidden')}>{moved}</output>
      </div>
    </>
  )
}
