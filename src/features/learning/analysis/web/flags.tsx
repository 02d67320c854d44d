import { useText } from '#src/web/i18n.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import type { QuestionFlag } from '../choices.ts'
import { analysisText } from './analysis-text.ts'
import css from './analysis.module.css'

/** Reasons to look at a question again. */
export function Flags({ flags }: { flags: readonly QuestionFlag[] }) {
  const t = useText(analysisText)
  if (flags.length === 0) return null
  return (
    <span className={css.flags}>
      {flags.map((flag) => (
        <Tag key={flag} tone={flag === 'fewAnswers' ? 'neutral' : 'warning'}>
          {t.flags[flag]}
        </Tag>
      ))}
    </span>
  )
}
