import { useState } from 'react'
import { bankPaths } from '#src/features/content/bank/paths.ts'
import { typeText } from '#src/features/content/question/web/type-text.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { Button, IconButton } from '#src/web/ui/button.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import type { QuestionFact } from '../../../contract.ts'
import type { SetQuestion } from '../../../records.ts'
import css from '../../content.module.css'
import quizCss from './quiz.module.css'
import { quizText } from './quiz-text.ts'
import { settingsText } from './settings-text.ts'

/** A question of a quiz: its points, its section and its place. */
export function QuestionLine({
  one,
  at,
  count,
  fact,
  hasNewer,
  sections,
  onChange,
  onUpdate,
  onMove,
  onRemove,
}: {
  one: SetQuestion
  at: number
  count: number
  fact: QuestionFact | undefined
  hasNewer: boolean
  /** To choose from, the first for none; a quiz without sections has that alone. */
  sections: readonly { value: string; label: string }[]
  onChange: (next: SetQuestion) => void
  onUpdate: () => void
  onMove: (to: number) => void
  onRemove: () => void
}) {
  const t = useText(quizText)
  const s = useText(settingsText)
  const { names } = useText(typeText)
  const format = useFormat()
  const number = format.number(at + 1)
  const version = fact?.named.find(({ versionId }) => versionId === one.versionId) ?? fact?.present
  const [typed, setTyped] = useState(String(one.points))
  return (
    <li className={quizCss.question}>
      <span className={quizCss.number}>{number}</span>
      <div className={quizCss.about}>
        {fact?.mine && !fact.deleted ? (
          <Link to={bankPaths.question(one.questionId)} prefetch="none">
            {version?.title || t.noTitle}
          </Link>
        ) : (
          <span>{fact ? version?.title || t.noTitle : t.reading}</span>
        )}
        <span className={css.facts}>
          {fact && <span>{names[fact.type]}</span>}
          {fact?.deleted && <Tag tone="warning">{t.gone}</Tag>}
          {version && !version.complete && <Tag tone="danger">{t.incomplete}</Tag>}
          {hasNewer && (
            <>
              <Tag tone="warning">{t.newer}</Tag>
              <Button size="small" variant="quiet" onClick={onUpdate}>
                {t.update}
              </Button>
            </>
          )}
        </span>
      </div>
      {sections.length > 1 && (
        <Select
          className={quizCss.inSection}
          label={s.sectionOf(number)}
          labelHidden
          options={sections}
          value={one.section ?? ''}
          onChange={(section) =>
            onChange({ ...one, section: section === '' ? undefined : section })
          }
        />
      )}
      <div className={quizCss.points}>
        <TextField
          label={t.points(number)}
          labelHidden
          inputMode="decimal"
          maxLength={7}
          value={typed}
          onChange={(text) => {
            setTyped(text)
            const points = Number(text)
            if (text.trim() !== '' && points >= 0 && points <= 1000) onChange({ ...one, points })
          }}
        />
        <span aria-hidden="true">{t.unit}</span>
      </div>
      <div className={quizCss.acts}>
        <IconButton
          icon="chevron-up"
          label={t.up(number)}
          disabled={at === 0}
          onClick={() => onMove(at - 1)}
        />
        <IconButton
          icon="chevron-down"
          label={t.down(number)}
          disabled={at === count - 1}
          onClick={() => onMove(at + 1)}
        />
        <IconButton icon="close" label={t.take(number)} onClick={onRemove} />
      </div>
    </li>
  )
}
