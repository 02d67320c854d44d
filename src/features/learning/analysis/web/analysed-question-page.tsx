import type { CSSProperties } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { bankPaths } from '#src/features/content/bank/paths.ts'
import { letter } from '#src/features/content/question/letter.ts'
import { QuestionHead } from '#src/features/content/question/web/question-head.tsx'
import { QuestionWithKey } from '#src/features/content/question/web/result/question-with-key.tsx'
import { invigilationPaths } from '#src/features/learning/invigilation/paths.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { pageOf } from '#src/web/page.ts'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { analysisApi, type AnalysedQuestion } from '../contract.ts'
import { analysisText } from './analysis-text.ts'
import css from './analysis.module.css'
import { Figures } from './figures.tsx'
import { Flags } from './flags.tsx'
import { figuresIn } from './number-formats.ts'
import { OptionCurves } from './option-curves.tsx'
import { queryOf, readLooked } from './read-looked.ts'
import { ShareBar } from './share-bar.tsx'
import { Tiles } from './tiles.tsx'
import { WrittenGaps } from './written-gaps.tsx'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const [quizId, questionId] = [Number(params['quizId']), Number(params['questionId'])]
  const looked = readLooked(request)
  return { looked, ...(await api(analysisApi.getQuestion, { quizId, questionId, ...looked })) }
}

type Answer = LoaderData<typeof loader>

export const meta = pageMeta(analysisText, (t, { title }: Answer) => ({
  title: `${t.title} · ${title}`,
}))

/** How one question was answered: by whom each option was chosen, and how it changed over versions and years. */
export default function AnalysedQuestionPage() {
  const { looked, quizId, title, place, analysed, question, key, versions, years, gaps } =
    useLoaderData<typeof loader>()
  const t = useText(analysisText)
  const { number, flags, options } = analysed
  const heading = number === null ? t.question : t.at(String(number))
  return (
    <Page
      before={
        <Breadcrumb
          items={[
            { label: title, to: place.quizLink },
            {
              label: t.toAnalysis,
              to: invigilationPaths.analysis(quizId, { ...queryOf(looked), view: 'all' }),
            },
            { label: heading },
          ]}
        />
      }
      title={heading}
      lead={<Flags flags={flags} />}
      actions={
        <>
          <ButtonLink to={bankPaths.question(analysed.questionId)} icon="edit">
            {t.edit}
          </ButtonLink>
          <ButtonLink
            to={invigilationPaths.remarkedQuestion(quizId, analysed.questionId)}
            icon="refresh"
          >
            {t.remark}
          </ButtonLink>
        </>
      }
    >
      <div className={css.stack}>
        <Numbers analysed={analysed} />
        {options.length > 0 && <Options analysed={analysed} />}
        {gaps.length > 0 && <WrittenGaps gaps={gaps} n={analysed.numbers.n} />}
        <Panel title={t.drift}>
          <div className={css.stack}>
            <Parts
              title={t.versions}
              parts={versions.map((one) => ({ ...one, name: t.version(one.name) }))}
            />
            <Parts
              title={t.byYear}
              parts={years.map((one) => ({ ...one, name: t.year(one.name) }))}
            />
          </div>
        </Panel>
        <Panel>
          <QuestionHead titleId="question" title={heading} type={question.type} />
          <QuestionWithKey question={question} answerKey={key} />
        </Panel>
      </div>
    </Page>
  )
}

function Numbers({ analysed: { numbers, counts, weight } }: { analysed: AnalysedQuestion }) {
  const t = useText(analysisText)
  const format = useFormat()
  const figures = figuresIn(useLocale())
  const { from, to } = numbers.interval
  const tiles: [string, string][] = [
    [t.answers, format.number(numbers.n)],
    [t.facility, figures.share(numbers.facility)],
    [t.intervalName, t.interval(figures.share(from), figures.share(to))],
    [t.reached, figures.share(numbers.facilityReached)],
    [t.discrimination, figures.percent(numbers.discrimination)],
    [t.efficiency, figures.percent(numbers.efficiency)],
    [t.groups, figures.number(numbers.groupDifference)],
    [t.weight, figures.percent(weight)],
  ]
  return (
    <>
      <Tiles tiles={tiles} />
      <Panel title={t.countsTitle}>
        <Figures label={t.countsTitle}>
          <tbody>
            {(['right', 'part', 'wrong', 'blank', 'notReached'] as const).map((name) => (
              <tr key={name}>
                <th scope="row">{t.counts[name]}</th>
                <td>{format.number(counts[name])}</td>
                <td className={css.bars}>
                  <ShareBar
                    share={counts[name] / numbers.n}
                    figure={figures.share(counts[name] / numbers.n)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </Figures>
      </Panel>
    </>
  )
}

function Options({ analysed }: { analysed: AnalysedQuestion }) {
  const t = useText(analysisText)
  const format = useFormat()
  const figures = figuresIn(useLocale())
  const { options, numbers, type, suspect } = analysed
  const hasFifths = options.some(({ fifths }) => fifths !== null)
  return (
    <Panel title={t.options} lead={hasFifths ? t.fifths : undefined}>
      {hasFifths && <OptionCurves analysed={analysed} />}
      <Figures label={t.options}>
        <thead>
          <tr>
            <th scope="col">{t.option}</th>
            <th scope="col">{t.chosen}</th>
            <th scope="col">{t.share}</th>
            <th scope="col">{t.lower}</th>
            <th scope="col">{t.upper}</th>
            {hasFifths &&
              [t.weakest, '2', '3', '4', t.strongest].map((name) => (
                <th key={name} scope="col">
                  {name.length === 1 ? t.fifth(name) : name}
                </th>
              ))}
          </tr>
        </thead>
        <tbody>
          {options.map(({ id, right, chosen, upper, lower, fifths }, at) => (
            <tr key={id}>
              <th scope="row">
                <span className={css.flags}>
                  {type === 'trueFalse' ? t.truth[id === 'true' ? 'true' : 'false'] : letter(at)}
                  {right && <Tag tone="success">{t.key}</Tag>}
                  {suspect === id && <Tag tone="warning">{t.suspect}</Tag>}
                </span>
              </th>
              <td>{format.number(chosen)}</td>
              <td>{figures.share(chosen / numbers.n)}</td>
              <td>{figures.share(lower)}</td>
              <td>{figures.share(upper)}</td>
              {fifths?.map((share, fifth) => (
                <td
                  key={fifth}
                  className={css.heat}
                  style={{ '--heat': `${100 * share}%` } as CSSProperties}
                >
                  {figures.share(share)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Figures>
    </Panel>
  )
}

function Parts({ title, parts }: { title: string; parts: Answer['years'] }) {
  const t = useText(analysisText)
  const format = useFormat()
  const figures = figuresIn(useLocale())
  return (
    <Figures label={title}>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{t.answers}</th>
          <th scope="col">{t.facility}</th>
          <th scope="col">{t.discrimination}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ name, n, facility, discrimination }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{format.number(n)}</td>
            <td>{figures.share(facility)}</td>
            <td>{figures.percent(discrimination)}</td>
          </tr>
        ))}
      </tbody>
    </Figures>
  )
}
