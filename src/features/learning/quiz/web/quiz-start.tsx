import { useState } from 'react'
import { questionText } from '#src/features/content/question/web/question-text.ts'
import { pick } from '#src/shared/locale.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import type { QuizFacts } from '../contract.ts'
import css from './quiz.module.css'
import { startText } from './start-text.ts'
import { quizText } from './text.ts'
import { useTerms } from './use-terms.ts'

/** The terms of a quiz before an attempt: time, attempts, how it is marked, what is shown when. */
export function QuizStart({
  title,
  facts,
  loading,
  isRedo,
  hasDeadline,
  wrongPassword,
  onStart,
}: {
  title: string
  facts: QuizFacts
  /** A further attempt, which was allowed a moment ago. */
  isRedo: boolean
  /** The page names the deadline of homework. */
  hasDeadline: boolean
  loading: boolean
  /** The refusal of the password that was given. */
  wrongPassword: string | undefined
  onStart: (password: string | undefined) => void
}) {
  const t = useText(quizText)
  const s = useText(startText)
  const format = useFormat()
  const locale = useLocale()
  const [password, setPassword] = useState('')
  if (facts.questionCount === 0) {
    return <EmptyState title={t.noQuestions} text={t.noQuestionsText} />
  }
  // The facts are of the page's load, before the result that is redone.
  const refused = isRedo || facts.can.start.may ? null : facts.can.start.why
  const isOpen = facts.status === 'open'
  const asksPassword = facts.hasPassword && !isOpen
  return (
    <section className={css.start}>
      <div className={css.head}>
        <h2 tabIndex={-1} data-quiz-title>
          {title}
        </h2>
        <Tag tone={facts.template === 'exam' ? 'warning' : 'neutral'}>
          {s.templates[facts.template]}
        </Tag>
        {!facts.trial && (
          <Tag tone={facts.status === 'handedIn' ? 'success' : 'neutral'}>
            {s.status[facts.status]}
          </Tag>
        )}
      </div>
      <ul className={css.facts} aria-label={t.facts}>
        <li>
          <Icon name="quiz" />
          {t.questions(format.number(facts.questionCount))}
        </li>
        <li>
          <Icon name="star" />
          {t.points(format.number(facts.maxScore))}
        </li>
        {facts.passPercent !== null && (
          <li>
            <Icon name="check-circle" />
            {t.pass(format.percent(facts.passPercent / 100))}
          </li>
        )}
        {facts.timeLimit !== null && (
          <li>
            <Icon name="clock" />
            {t.minutes(format.number(facts.timeLimit))}
          </li>
        )}
        {facts.used > 0 && (
          <li>
            <Icon name="refresh" />
            {t.attempts(format.number(facts.used))}
          </li>
        )}
        {facts.share !== null && (
          <li>
            <Icon name="certificate" />
            {t.counting[facts.counts]} {format.percent(facts.share)}
          </li>
        )}
      </ul>
      {facts.trial && <p className={css.trial}>{s.trial}</p>}
      <Terms facts={facts} hasDeadline={hasDeadline} />
      {refused && !isOpen && (
        <p className={css.refused} role="status">
          <Icon name="info" />
          <span>{pick(refused, locale)}</span>
        </p>
      )}
      {asksPassword && !refused && (
        <TextField
          className={css.password}
          label={s.password}
          description={s.passwordHint}
          maxLength={40}
          value={password}
          autoComplete="off"
          {...(wrongPassword !== undefined && { error: wrongPassword })}
          onChange={setPassword}
        />
      )}
      <div>
        <Button
          variant="primary"
          size="large"
          pending={loading}
          disabled={refused !== null && !isOpen}
          onClick={() => onStart(asksPassword ? password : undefined)}
        >
          {isOpen ? s.goOn : t.start}
        </Button>
      </div>
    </section>
  )
}

/** The terms that hold for this quiz, in three groups; a term that does not apply is not mentioned. */
function Terms({ facts, hasDeadline }: { facts: QuizFacts; hasDeadline: boolean }) {
  const t = useText(quizText)
  const s = useText(startText)
  const q = useText(questionText)
  const time = useTerms(facts, hasDeadline)
  return (
    <div className={css.rules}>
      {!facts.trial && (
        <>
          <h3>{s.time}</h3>
          <ul>
            {time.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      <h3>{t.rules}</h3>
      <ul>
        <li>{t.ruleSingle}</li>
        {facts.rules.map((rule) => (
          <li key={rule}>{t.ruleMultiple(q.rules[rule])}</li>
        ))}
        <li>{t.ruleParts}</li>
      </ul>
      <h3>{s.shows}</h3>
      <ul>
        <li>{s.mark[facts.showMark]}</li>
        {facts.showMark !== 'never' && (
          <>
            <li>{s.key[facts.showKey]}</li>
            {facts.showExplanation !== facts.showKey && (
              <li>{s.explanation[facts.showExplanation]}</li>
            )}
          </>
        )}
        <li>{s.saved}</li>
        {(facts.allowed === null || facts.allowed > 1) && (
          <li>{facts.keepAnswers ? s.revise : s.redo}</li>
        )}
      </ul>
    </div>
  )
}
