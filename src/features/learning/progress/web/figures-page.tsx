import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { figuresIn } from '#src/features/learning/analysis/web/number-formats.ts'
import { coursePaths } from '#src/features/learning/course/paths.ts'
import { api } from '#src/web/api.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { progressApi } from '../contract.ts'
import { progressPaths } from '../paths.ts'
import { ChartPanel } from './chart-panel.tsx'
import { figuresText } from './figures-text.ts'
import { FigureChoice } from './figure-choice.tsx'
import { FilmChart } from './film-chart.tsx'
import { learnersText } from './learners-text.ts'
import { Taken } from './taken.tsx'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { api: read } = pageOf(context)
  const courseId = Number(params['courseId'])
  return read(progressApi.getFigures, readList(request, progressApi.getFigures, { courseId }))
}

export const meta = pageMeta(figuresText, (t, { course }: LoaderData<typeof loader>) => ({
  title: `${t.title} · ${course.name}`,
}))

const steps = ['joined', 'begun', 'half', 'completed'] as const
const share = (some: number, all: number) => (all === 0 ? 0 : some / all)

/** How far the learners of a course come, as charts with their tables. */
export default function FiguresPage() {
  const { course, funnel, chapters, films, film, takenAt } = useLoaderData<typeof loader>()
  const t = useText(figuresText)
  const l = useText(learnersText)
  const format = useFormat()
  const figures = figuresIn(useLocale())
  const address = useList(progressApi.getFigures)
  const { courseId, kind, semesters } = course
  const looked = {
    courseId,
    semester: Number(address.given.semester) || undefined,
    film: film?.itemId,
  }
  const again = () =>
    api(progressApi.getFigures, { ...looked, film: film?.itemId, fresh: 'true' as const })
  return (
    <Page
      before={
        <Breadcrumb
          items={[
            { label: l.manage[kind], to: coursePaths.manage(kind) },
            { label: course.name, to: coursePaths.course(course) },
            { label: t.progress, to: progressPaths.learners(course) },
            { label: t.title },
          ]}
        />
      }
      title={t.title}
      lead={t.lead}
      actions={
        <ButtonLink
          to={progressPaths.learners(course, { state: 'all', semester: address.given.semester })}
        >
          {t.learners}
        </ButtonLink>
      }
    >
      <FigureChoice semesters={semesters} films={films} />
      {funnel.joined === 0 ? (
        <EmptyState title={t.nobody} text={t.nobodyText} />
      ) : (
        <>
          <ChartPanel
            title={t.funnel}
            note={t.funnelNote}
            download={{ ...looked, table: 'funnel' }}
            columns={steps.map((step) => ({
              ...{ name: t.steps[step], share: share(funnel[step], funnel.joined) },
            }))}
            heads={[t.step, t.count, t.ofJoined]}
            rows={steps.map((step) => [
              ...[t.steps[step], format.number(funnel[step])],
              figures.share(share(funnel[step], funnel.joined)),
            ])}
          />
          {chapters.length > 0 && (
            <ChartPanel
              title={t.chapters}
              note={t.chaptersNote}
              download={{ ...looked, table: 'chapters' }}
              columns={chapters.map(({ number, done }) => ({
                ...{ name: number, share: share(done, funnel.joined) },
              }))}
              heads={[t.chapter, t.begun, t.done, t.ofJoined]}
              rows={chapters.map(({ number, name, begun, done }) => [
                ...[`${number} ${name}`, format.number(begun), format.number(done)],
                figures.share(share(done, funnel.joined)),
              ])}
            />
          )}
          <FilmChart film={film} looked={looked} />
        </>
      )}
      <Taken at={takenAt} again={again} />
    </Page>
  )
}
