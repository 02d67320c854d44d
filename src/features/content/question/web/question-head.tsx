import { useFormat, useText } from '#src/web/i18n.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { type QuestionType, questionTypes } from '../types.ts'
import css from './question.module.css'
import { questionText } from './question-text.ts'
import { typeText } from './type-text.ts'

/** The line above a question: its number, type and points. `titleId` names the question. */
export function QuestionHead({
  titleId,
  title,
  type,
  points,
  level = 3,
}: {
  titleId: string
  /** 'Question 3'. */
  title: string
  type: QuestionType
  points?: number | null
  /** Of the heading; a question of a group has 4. */
  level?: 3 | 4
}) {
  const t = useText(questionText)
  const format = useFormat()
  const name = useTypeName(type)
  const Heading = `h${level}` as const
  return (
    <div className={css.head}>
      <Heading id={titleId} tabIndex={-1} data-title>
        {title}
        <span className="visually-hidden"> {name}</span>
      </Heading>
      <span aria-hidden="true">
        <Tag>{name}</Tag>
      </span>
      {type === 'multiple' && <span className={css.hint}>{t.multipleHint}</span>}
      {points !== null && points !== undefined && (
        <span className={css.value}>{t.value(format.number(points))}</span>
      )}
    </div>
  )
}

/** A type that this page does not know was added by a later version. */
export function useTypeName(type: QuestionType): string {
  const t = useText(questionText)
  const { names } = useText(typeText)
  return questionTypes.includes(type) ? names[type] : t.unsupported
}
