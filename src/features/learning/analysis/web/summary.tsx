import { invigilationPaths } from '#src/features/learning/invigilation/paths.ts'
import type { Query } from '#src/shared/page-path.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { fewAnswers } from '../choices.ts'
import type { Analysis } from '../contract.ts'
import { analysisText } from './analysis-text.ts'
import css from './analysis.module.css'
import { Bands } from './bands.tsx'
import { Figures } from './figures.tsx'
import { Flags } from './flags.tsx'
import { figuresIn } from './number-formats.ts'
import { ShareBar } from './share-bar.tsx'
import { Tiles } from './tiles.tsx'

const hardestMost = 5

/** The numbers that a teaching office asks for. */
export function Summary({
  analysis,
  quiz,
  query,
}: {
  analysis: Analysis
  quiz: NonNullable<Analysis['quiz']>
  /** The choice of attempts and year, which the pages of questions keep. */
  query: Query
}) {
  const t = useText(analysisText)
  const format = useFormat()
  const figures = figuresIn(useLocale())
  const { bands, questions, learners, taken, passed, showPass, groupDifference } = analysis
  const passTile: [string, string] = [t.passRate, figures.share(passed / quiz.n)]
  const tiles: [string, string][] = [
    [t.learners, t.ofAll(format.number(taken), format.number(learners))],
    [t.attempts, format.number(quiz.n)],
    [t.mean, figures.score(quiz.mean)],
    [t.median, figures.score(quiz.median)],
    [t.range, `${figures.score(quiz.lowest)} – ${figures.score(quiz.highest)}`],
    [t.deviation, figures.score(quiz.deviation)],
    ...(showPass ? [passTile] : []),
    [t.difference, figures.number(groupDifference)],
  ]
  const hardest = questions
    .toSorted((a, b) => a.numbers.facility - b.numbers.facility)
    .slice(0, hardestMost)
  return (
    <div className={css.stack}>
      <Tiles tiles={tiles} />
      <p className={css.muted}>
        {t.inPercent} {quiz.n < fewAnswers && t.few}
      </p>
      <Bands title={t.bands} counted={t.attempts} bands={bands} />
      <Panel title={t.hardest}>
        <Figures label={t.hardest}>
          <thead>
            <tr>
              <th scope="col">{t.number}</th>
              <th scope="col" className={css.words}>
                {t.question}
              </th>
              <th scope="col" className={css.bars}>
                {t.facility}
              </th>
            </tr>
          </thead>
          <tbody>
            {hardest.map(({ questionId, number, title, numbers, flags }) => (
              <tr key={questionId}>
                <td>{number ?? t.removed}</td>
                <th scope="row" className={css.words}>
                  <Link to={invigilationPaths.question(analysis.quizId, questionId, query)}>
                    {title}
                  </Link>
                  <Flags flags={flags} />
                </th>
                <td className={css.bars}>
                  <ShareBar share={numbers.facility} figure={figures.share(numbers.facility)} />
                </td>
              </tr>
            ))}
          </tbody>
        </Figures>
      </Panel>
    </div>
  )
}
