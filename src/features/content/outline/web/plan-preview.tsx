import { useFormat, useText } from '#src/web/i18n.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { lengthOf } from '#src/shared/length-of.ts'
import { chapterNameMost, itemNameMost } from '../records.ts'
import { dialogText } from './dialog-text.ts'
import css from './dialogs.module.css'
import {
  countChapters,
  itemsOf,
  namesOf,
  type PlannedChapter,
  type PlannedItem,
} from './planned.ts'

/** Lines shown at once: a preview of a thousand chapters says how many follow. */
const most = 200

interface Line {
  name: string
  depth: number
  number: string
  introduction: string
  type?: PlannedItem['type']
}

function linesOf(chapters: readonly PlannedChapter[], depth = 0, prefix = ''): Line[] {
  return chapters.flatMap(({ name, introduction, items, chapters: below }, index) => {
    const number = `${prefix}${index + 1}`
    return [
      { name, depth, number, introduction },
      ...items.map((item) => lineOfItem(item, depth + 1)),
      ...linesOf(below, depth + 1, `${number}.`),
    ]
  })
}

const lineOfItem = ({ name, type }: PlannedItem, depth: number): Line => ({
  ...{ name, depth, type, number: '', introduction: '' },
})

/** The chapters and items that a paste or a drop will add, before it does. */
export function PlanPreview({
  chapters,
  items = [],
}: {
  chapters: readonly PlannedChapter[]
  items?: readonly PlannedItem[]
}) {
  const t = useText(dialogText)
  const format = useFormat()
  const all = [...items.map((item) => lineOfItem(item, 0)), ...linesOf(chapters)]
  const count = countChapters(chapters)
  const itemCount = items.length + itemsOf(chapters).length
  const long = namesOf(chapters).filter((name) => lengthOf(name) > chapterNameMost).length
  return (
    <section className={css.preview} aria-label={t.preview}>
      <p className={css.amount} role="status">
        {all.length === 0
          ? t.unread
          : itemCount > 0
            ? t.willAddBoth(format.number(count), format.number(itemCount))
            : t.willAdd(format.number(count))}
      </p>
      {long > 0 && (
        <p className={css.warning}>
          <Icon name="warning" size={20} />
          {t.long(format.number(long), chapterNameMost)}
        </p>
      )}
      {all.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by the keyboard
        <ol className={css.plan} tabIndex={0} aria-label={t.preview}>
          {all.slice(0, most).map(({ name, depth, number, introduction, type }, at) => {
            const isLong = lengthOf(name) > (type ? itemNameMost : chapterNameMost)
            return (
              <li key={at} style={{ paddingInlineStart: `${Math.min(depth, 8) * 20}px` }}>
                {type ? (
                  <Icon name={type === 'video' ? 'video' : 'file'} size={20} />
                ) : (
                  <span className={css.number}>{number}</span>
                )}
                <span className={css.planned}>
                  <span data-long={isLong || undefined}>{name}</span>
                  {isLong && <span className={css.long}>{t.tooLong}</span>}
                  {introduction && <span className={css.introduction}>{introduction}</span>}
                </span>
              </li>
            )
          })}
          {all.length > most && <li>{t.more(all.length - most)}</li>}
        </ol>
      )}
    </section>
  )
}
