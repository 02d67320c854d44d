import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Tiles } from '#src/features/learning/analysis/web/tiles.tsx'
import { coursePaths } from '#src/features/learning/course/paths.ts'
import { studyPaths } from '#src/features/learning/study/paths.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { Progress } from '#src/web/ui/progress.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { progressApi } from '../contract.ts'
import { Forecast } from './forecast.tsx'
import { LeftChapters } from './left-chapters.tsx'
import { OwnMarks } from './own-marks.tsx'
import css from './own.module.css'
import { ownText } from './own-text.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  return api(progressApi.getOwn, { courseId: Number(params['courseId']) })
}

export const meta = pageMeta(ownText, (t, { name }: LoaderData<typeof loader>) => ({
  title: `${t.title} · ${name}`,
}))

/** A learner's own progress in a course. */
export default function OwnPage() {
  const own = useLoaderData<typeof loader>()
  const t = useText(ownText)
  const format = useFormat()
  const { courseId, kind, name, done, items, place, completedAt, quizzes } = own
  const left = items - done
  const next = own.chapters.flatMap((chapter) => (chapter.opensOn ? [] : chapter.left))[0]
  const goOn = left === 0 ? t.review : place || done > 0 ? t.continue : t.start
  return (
    <Page
      before={
        <Breadcrumb
          items={[
            { label: t.mine[kind], to: studyPaths.myCourses(kind) },
            { label: name, to: coursePaths.course(own) },
            { label: t.title },
          ]}
        />
      }
      title={t.title}
      lead={<Link to={coursePaths.course(own)}>{name}</Link>}
      actions={
        items > 0 && (
          <ButtonLink
            variant="primary"
            to={studyPaths.study(kind, courseId, place?.itemId ?? next?.itemId)}
          >
            {goOn}
          </ButtonLink>
        )
      }
    >
      {items === 0 ? (
        <EmptyState title={t.empty} text={t.emptyText} />
      ) : (
        <>
          <Panel title={t.all} titleHidden>
            <div className={css.whole}>
              <Progress
                value={done / items}
                label={t.done(format.number(done), format.number(items))}
              />
              {completedAt ? (
                <p className={css.line}>
                  <Tag tone="success">{t.completed(format.date(completedAt))}</Tag>
                  {left > 0 && <span>{t.since(format.number(left))}</span>}
                </p>
              ) : (
                left === 0 && (
                  <p>
                    <Tag tone="success">{t.allDone}</Tag>
                  </p>
                )
              )}
              {place && left > 0 && (
                <p className={css.muted}>
                  <Link to={studyPaths.study(kind, courseId, place.itemId)}>
                    {t.place(place.chapter, place.name)}
                  </Link>
                </p>
              )}
            </div>
          </Panel>
          <Facts />
          {left > 0 && !completedAt && <Forecast own={own} />}
          <LeftChapters own={own} />
          {quizzes.length > 0 && <OwnMarks own={own} />}
        </>
      )}
    </Page>
  )
}

function Facts() {
  const { done, items, filmSeconds, watchedSeconds, place, joinedAt } =
    useLoaderData<typeof loader>()
  const t = useText(ownText)
  const format = useFormat()
  return (
    <>
      <Tiles
        tiles={[
          [t.left, t.items(format.number(items - done))],
          ...(filmSeconds > 0
            ? ([
                [t.watched, t.watchedOf(format.clock(watchedSeconds), format.clock(filmSeconds))],
              ] as const)
            : []),
          [t.visited, place ? format.date(place.visitedAt) : t.never],
          [t.joined, format.date(joinedAt)],
        ]}
      />
      {filmSeconds > 0 && <p className={css.muted}>{t.watchedNote}</p>}
    </>
  )
}
