import { type ReactNode, useId, useState } from 'react'
import { itemIcons } from '#src/features/learning/course/web/item-icons.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import type { PreviewItem } from '../preview-shapes.ts'
import css from './course-preview.module.css'
import { coursePreviewText } from './course-preview-text.ts'
import { Marked, Text, Words } from './preview-parts.tsx'

/** An item of a previewed course; it opens at its place. */
export function Item({
  item,
  language,
  opens,
  mark,
  showsMissing,
}: {
  item: PreviewItem
  language: 'zh' | 'en'
  opens: boolean
  mark: ReactNode
  showsMissing: boolean
}) {
  const t = useText(coursePreviewText)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const line = (
    <>
      <Icon name={itemIcons[item.type]} size={18} />
      <span className={css.itemName}>
        <Words text={item.name} language={language} />
      </span>
      {item.trial && <Tag tone="success">{t.trial}</Tag>}
      {showsMissing && !item.isWhole && <Tag tone="warning">{t.missing}</Tag>}
      <Amount item={item} />
    </>
  )
  if (!opens) {
    return (
      <li>
        <span className={css.item}>
          {line}
          <span className="visually-hidden">{t.closed}</span>
          <Icon name="lock" size={16} />
        </span>
      </li>
    )
  }
  return (
    <li>
      <Marked mark={mark}>
        <button
          type="button"
          className={css.item}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {line}
        </button>
      </Marked>
      {isOpen && (
        <div id={id} className={css.content}>
          <Content item={item} language={language} />
        </div>
      )}
    </li>
  )
}

function Amount({ item: { file, questions } }: { item: PreviewItem }) {
  const t = useText(coursePreviewText)
  const format = useFormat()
  const words = questions
    ? t.questions(format.number(questions.length))
    : typeof file?.seconds === 'number'
      ? format.clock(file.seconds)
      : typeof file?.pages === 'number'
        ? t.pages(format.number(file.pages))
        : ''
  return words === '' ? null : <span className={css.amount}>{words}</span>
}

function Content({ item, language }: { item: PreviewItem; language: 'zh' | 'en' }) {
  const t = useText(coursePreviewText)
  const format = useFormat()
  const { text, questions, type, handsIn } = item
  if (questions) {
    if (questions.length === 0) return <p className={css.muted}>{t.empty}</p>
    return (
      <ol className={css.questions}>
        {questions.map(({ title, points }, at) => (
          <li key={at}>
            {title} <span className={css.amount}>{t.points(format.number(points))}</span>
          </li>
        ))}
      </ol>
    )
  }
  return (
    <>
      <Text text={text} language={language} />
      {type === 'task' && (
        <p className={css.task}>
          <Icon name="task" size={18} />
          {handsIn ? t.handsIn : t.task}
        </p>
      )}
    </>
  )
}
