import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import type { ScoringRule } from '#src/features/content/question/types.ts'
import { questionText } from '#src/features/content/question/web/question-text.ts'
import type { keysShown } from '../contract.ts'
import css from './quiz.module.css'
import { quizText } from './text.ts'

export interface QuizFacts {
  title: string
  questionCount: number
  maxScore: number
  passPercent: number
  keyShown: (typeof keysShown)[number]
  /** Of its multiple choices. */
  rules: readonly ScoringRule[]
  bestShare: number | null
  attempts: number
}

/** The facts before starting: number of questions, the pass mark, and that answers are saved. */
export function QuizStart({
  facts,
  loading,
  onStart,
}: {
  facts: QuizFacts
  loading: boolean
  onStart: () => void
}) {
  const t = useText(quizText)
  const format = useFormat()
  if (facts.questionCount === 0) {
    return <EmptyState title={t.noQuestions} text={t.noQuestionsText} />
  }
  return (
    <section className={css.start}>
      <h2 tabIndex={-1} data-quiz-title>
        {facts.title}
      </h2>
      <ul className={css.facts} aria-label={t.facts}>
        <li>
          <Icon name="quiz" />
          {t.questions(format.number(facts.questionCount))}
        </li>
        <li>
          <Icon name="star" />
          {t.points(format.number(facts.maxScore))}
        </li>
        <li>
          <Icon name="check-circle" />
          {t.pass(format.percent(facts.passPercent / 100))}
        </li>
        {facts.attempts > 0 && (
          <li>
            <Icon name="refresh" />
            {t.attempts(format.number(facts.attempts))}
          </li>
        )}
        {facts.bestShare !== null && (
          <li>
            <Icon name="certificate" />
            {t.best} {format.percent(facts.bestShare)}
          </li>
        )}
      </ul>
      <Rules {...facts} />
      <div>
        <Button variant="primary" size="large" pending={loading} onClick={onStart}>
          {t.start}
        </Button>
      </div>
    </section>
  )
}

function Rules({ keyShown, rules }: Pick<QuizFacts, 'keyShown' | 'rules'>) {
  const t = useText(quizText)
  const q = useText(questionText)
  const keys = { answered: t.keyAnswered, all: t.keyAll, none: t.keyNone }
  return (
    <div className={css.rules}>
      <h3>{t.rules}</h3>
      <ul>
        <li>{t.ruleSingle}</li>
        {rules.map((rule) => (
          <li key={rule}>{t.ruleMultiple(q.rules[rule])}</li>
        ))}
        <li>{t.ruleParts}</li>
        <li>{t.ruleSaved}</li>
        <li>{keys[keyShown]}</li>
        <li>{t.ruleRedo}</li>
      </ul>
    </div>
  )
}
