import { invigilationPaths } from '#src/features/learning/invigilation/paths.ts'
import type { Query } from '#src/shared/page-path.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { cx } from '#src/web/ui/cx.ts'
import { Panel } from '#src/web/ui/panel.tsx'
import type { Analysis, AnalysedQuestion } from '../contract.ts'
import { analysisText } from './analysis-text.ts'
import css from './analysis.module.css'
import { Figures } from './figures.tsx'
import { Flags } from './flags.tsx'
import { figuresIn } from './number-formats.ts'
import { SortHead } from './sort-head.tsx'
import { type NumberColumn, sorted, valueOf } from './sort-questions.ts'

interface Shown {
  key: NumberColumn
  name: string
  show: (value: number | null) => string
}

/** The numbers that Moodle gives, of the quiz and of its questions. */
export function AllNumbers({
  analysis,
  quiz,
  query,
  sort,
  sortTo,
}: {
  analysis: Analysis
  quiz: NonNullable<Analysis['quiz']>
  /** The choice of attempts and year, which the pages of questions keep. */
  query: Query
  /** A column, with a sign before it from the highest; '' for the order of the quiz. */
  sort: string
  sortTo: (sort: string) => string
}) {
  const t = useText(analysisText)
  const format = useFormat()
  const figures = figuresIn(useLocale())
  const facilityOf = ({ numbers: { facility, interval }, flags }: AnalysedQuestion) => {
    const share = figures.share(facility)
    if (!flags.includes('fewAnswers')) return share
    return t.withInterval(share, figures.share(interval.from), figures.share(interval.to))
  }
  const whole = [
    ['deviation', figures.number(quiz.deviation)],
    ['skewness', figures.number(quiz.skewness)],
    ['kurtosis', figures.number(quiz.kurtosis)],
    ['consistency', figures.percent(quiz.consistency)],
    ['errorRatio', figures.percent(quiz.errorRatio)],
    ['standardError', figures.number(quiz.standardError)],
  ] as const
  const count = (value: number | null) => (value === null ? '–' : format.number(value))
  const columns: Shown[] = [
    { key: 'answers', name: t.answers, show: count },
    { key: 'facility', name: t.facility, show: figures.share },
    { key: 'reached', name: t.reached, show: figures.share },
    { key: 'guess', name: t.guess, show: figures.share },
    { key: 'deviation', name: t.itemDeviation, show: figures.number },
    { key: 'weight', name: t.weight, show: figures.percent },
    { key: 'discrimination', name: t.discrimination, show: figures.percent },
    { key: 'efficiency', name: t.efficiency, show: figures.percent },
    { key: 'groups', name: t.groups, show: figures.number },
    { key: 'notReached', name: t.counts.notReached, show: count },
  ]
  return (
    <div className={css.stack}>
      <Panel title={t.quizNumbers}>
        <Figures label={t.quizNumbers}>
          <thead>
            <tr>
              <th scope="col">{t.name}</th>
              <th scope="col">{t.value}</th>
            </tr>
          </thead>
          <tbody>
            {whole.map(([key, value]) => (
              <tr key={key}>
                <th scope="row" className={css.words}>
                  {t[key]}
                  <small className={css.muted}>{t.meanings[key]}</small>
                </th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </Figures>
        {quiz.consistency === null && <p className={css.muted}>{t.noConsistency}</p>}
      </Panel>
      <Panel title={t.questions}>
        <Figures label={t.questions}>
          <thead>
            <tr>
              <th scope="col">{t.number}</th>
              <th scope="col" className={css.words}>
                {t.question}
              </th>
              {columns.map(({ key, name }) => (
                <SortHead key={key} column={key} name={name} sort={sort} to={sortTo} />
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted(analysis.questions, sort).map((question) => {
              const { questionId, number, title, flags } = question
              return (
                <tr key={questionId} className={cx(flags.includes('fewAnswers') && css.pale)}>
                  <td>{number ?? t.removed}</td>
                  <th scope="row" className={css.words}>
                    <Link to={invigilationPaths.question(analysis.quizId, questionId, query)}>
                      {title}
                    </Link>
                    <Flags flags={flags} />
                  </th>
                  {columns.map(({ key, show }) => (
                    <td key={key}>
                      {key === 'facility' ? facilityOf(question) : show(valueOf[key](question))}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </Figures>
      </Panel>
    </div>
  )
}
