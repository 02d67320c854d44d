import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { invigilationPaths } from '#src/features/learning/invigilation/paths.ts'
import { quizCrumbs } from '#src/features/learning/invigilation/web/quiz-crumbs.ts'
import { readQueryValue } from '#src/web/address.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { pageOf } from '#src/web/page.ts'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { Tabs } from '#src/web/ui/tabs.tsx'
import { attemptChoices } from '../choices.ts'
import { analysisApi } from '../contract.ts'
import { AllNumbers } from './all-numbers.tsx'
import { analysisText } from './analysis-text.ts'
import css from './analysis.module.css'
import { Choices } from './choices.tsx'
import { Downloads } from './downloads.tsx'
import { queryOf, readLooked } from './read-looked.ts'
import { Summary } from './summary.tsx'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const looked = readLooked(request)
  const quizId = Number(params['quizId'])
  return {
    ...{ looked, view: readQueryValue(request, 'view') === 'all' ? 'all' : '' },
    sort: readQueryValue(request, 'sort') ?? '',
    analysis: await api(analysisApi.getAnalysis, { quizId, ...looked }),
  }
}

export const meta = pageMeta(analysisText, (t, { analysis }: LoaderData<typeof loader>) => ({
  title: `${t.title} · ${analysis.title}`,
}))

/** The statistics of a quiz: first the numbers that an office asks for, then all of them. */
export default function AnalysisPage() {
  const { analysis, looked, view, sort } = useLoaderData<typeof loader>()
  const t = useText(analysisText)
  const format = useFormat()
  const { quizId, place, years, waiting, byMean, quiz } = analysis
  const given = { ...looked, view, sort }
  const to = (changed: Partial<typeof given>) => {
    const { view: shown, sort: by, ...next } = { ...given, ...changed }
    return invigilationPaths.analysis(quizId, {
      ...{ ...queryOf(next), view: shown || undefined, sort: by || undefined },
    })
  }
  return (
    <Page
      before={<Breadcrumb items={[...quizCrumbs(analysis, t.quizzes), { label: t.title }]} />}
      title={t.title}
      lead={<Link to={place.link}>{place.name}</Link>}
    >
      <div className={css.bar}>
        <Choices
          label={t.which}
          current={looked.attempts}
          options={attemptChoices.map((value) => ({
            ...{ value, label: t.choices[value], to: to({ attempts: value }) },
          }))}
        />
        {years.length > 1 && (
          <Choices
            label={t.years}
            current={looked.year}
            options={['all', ...years.map(String)].map((value) => ({
              ...{ value, label: value === 'all' ? t.allYears : t.year(value) },
              to: to({ year: value }),
            }))}
          />
        )}
      </div>
      {byMean && looked.attempts === 'counted' && <p className={css.muted}>{t.byMean}</p>}
      {waiting > 0 && (
        <p className={css.notice}>
          {t.waiting(format.number(waiting))}
          <Link to={invigilationPaths.marking(quizId)}>{t.mark}</Link>
        </p>
      )}
      {quiz === null ? (
        <EmptyState
          title={t.none}
          text={t.noneText}
          action={<ButtonLink to={place.quizLink}>{t.toQuiz}</ButtonLink>}
        />
      ) : (
        <>
          <Tabs
            label={t.views}
            tabs={(['', 'all'] as const).map((shown) => ({
              label: shown === '' ? t.summary : t.all,
              current: shown === view,
              to: to({ view: shown }),
            }))}
            beside={<Downloads quizId={quizId} {...looked} />}
          />
          {view === 'all' ? (
            <AllNumbers
              analysis={analysis}
              quiz={quiz}
              query={queryOf(looked)}
              sort={sort}
              sortTo={(by) => to({ sort: by })}
            />
          ) : (
            <Summary analysis={analysis} quiz={quiz} query={queryOf(looked)} />
          )}
        </>
      )}
    </Page>
  )
}
