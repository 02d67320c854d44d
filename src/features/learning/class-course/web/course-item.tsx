import { coursePaths } from '#src/features/learning/course/paths.ts'
import { progressPaths } from '#src/features/learning/progress/paths.ts'
import { studyPaths } from '#src/features/learning/study/paths.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { Card } from '#src/web/ui/card.tsx'
import { CourseCover } from '#src/web/ui/course-cover.tsx'
import { Progress } from '#src/web/ui/progress.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { classCourseApi, type ClassCourse } from '../contract.ts'
import css from './class-course.module.css'
import { CourseMenu } from './course-menu.tsx'
import { classCourseText } from './text.ts'

/** A course of a class: what students see of it, and what its teachers do with it. */
export function CourseItem({
  course,
  classId,
  manages,
  onUp,
  onDown,
}: {
  course: ClassCourse
  classId: number
  manages: boolean
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}) {
  const t = useText(classCourseText)
  const format = useFormat()
  const { act, pending } = useAct()
  const { courseId, kind, name, category, coverTheme, cover, teachers, state, opensOn } = course
  const { progress, studies, published, grants, fee, unreleased, seesProgress } = course
  const ownJoin = !grants && !studies
  const release = () =>
    void act(classCourseApi.release, { classId, courseId }, { said: t.released })
  return (
    <Card as="li" padded={false} className={css.item ?? ''}>
      <div className={css.cover}>
        <CourseCover
          category={category.slug}
          theme={coverTheme}
          picture={cover}
          sizes="(width < 640px) 100vw, 200px"
        />
      </div>
      <div className={css.what}>
        <div className={css.head}>
          <h2>{name}</h2>
          {manages && <CourseMenu course={course} classId={classId} onUp={onUp} onDown={onDown} />}
        </div>
        {teachers.length > 0 && <p className={css.muted}>{format.list(teachers)}</p>}
        <p className={css.tags}>
          {state === 'gone' && <Tag tone="danger">{t.gone}</Tag>}
          {opensOn !== null && (manages || state === 'waiting') && (
            <Tag tone={state === 'waiting' ? 'warning' : 'neutral'}>
              {t.opensOn(format.date(opensOn))}
            </Tag>
          )}
          {!published && state !== 'gone' && <Tag>{t.notPublished}</Tag>}
          {ownJoin && published && <Tag>{fee === 0 ? t.free : t.coins(format.number(fee))}</Tag>}
          {ownJoin && published && manages && <Tag>{t.selfJoin}</Tag>}
        </p>
        {progress && progress.total > 0 && progress.done > 0 && (
          <Progress
            value={progress.done / progress.total}
            label={t.done(format.number(progress.done), format.number(progress.total))}
          />
        )}
        {unreleased > 0 && (
          <div className={css.changes}>
            <p>
              {t.changes(format.number(unreleased))}{' '}
              <span className={css.muted}>{t.releaseText}</span>
            </p>
            <Button size="small" pending={pending} onClick={release}>
              {t.release}
            </Button>
          </div>
        )}
        {state === 'open' && (
          <div className={css.acts}>
            {studies ? (
              <ButtonLink
                size="small"
                variant={manages ? 'secondary' : 'primary'}
                to={studyPaths.study(kind, courseId)}
              >
                {manages ? t.open : progress && progress.done > 0 ? t.resume : t.start}
              </ButtonLink>
            ) : (
              <ButtonLink size="small" to={coursePaths.course({ courseId, kind })}>
                {t.view}
              </ButtonLink>
            )}
            {seesProgress && (
              <ButtonLink size="small" to={progressPaths.learners({ courseId, kind })}>
                {t.progress}
              </ButtonLink>
            )}
          </div>
        )}
      </div>
    </Card>
  )
}
