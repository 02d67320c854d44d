import { coursePaths } from '#src/features/learning/course/paths.ts'
import { studyPaths } from '../paths.ts'
import { SemesterLine } from '#src/features/learning/course/web/course-card.tsx'
import { useForeign } from '#src/features/learning/course/web/other-language.tsx'
import { progressPaths } from '#src/features/learning/progress/paths.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Card } from '#src/web/ui/card.tsx'
import { CourseCover } from '#src/web/ui/course-cover.tsx'
import { Progress } from '#src/web/ui/progress.tsx'
import { Tag, type Tone } from '#src/web/ui/tag.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import type { MyCourse } from '../contract.ts'
import css from './my-courses.module.css'
import { myCoursesText } from './my-courses-text.ts'

const tones: Record<'running' | 'upcoming' | 'ended', Tone> = {
  running: 'success',
  upcoming: 'warning',
  ended: 'neutral',
}

/** A joined course: its progress, the next item, and the button that opens it. */
export function MyCourseRow({
  course,
  eager,
  level = 2,
  isFirst = true,
}: {
  course: MyCourse
  eager?: boolean
  /** Of the heading that is its name. */
  level?: 2 | 3
  /** Whether its button may be the primary one of its page. */
  isFirst?: boolean
}) {
  const Name = `h${level}` as const
  const t = useText(myCoursesText)
  const format = useFormat()
  const foreign = useForeign()
  const { next, semester } = course
  // A completed course may have got new items since.
  const hasMore = course.done < course.items
  return (
    <Card as="li" padded={false} className={css.row}>
      <div className={css.cover}>
        <CourseCover
          category={course.category.slug}
          theme={course.coverTheme}
          picture={course.cover}
          sizes="240px"
          eager={eager}
        />
      </div>
      <div className={css.about}>
        <div className={css.tags}>
          <Tag>{course.category.name}</Tag>
          {course.completed && <Tag tone="success">{t.completed}</Tag>}
          {semester && <Tag tone={tones[semester.state]}>{t[semester.state]}</Tag>}
        </div>
        <Name className={css.name}>
          <Link
            to={coursePaths.course(course)}
            className={css.link}
            lang={foreign(course.foreign.includes('name'))}
          >
            {course.name}
          </Link>
        </Name>
        <p className={css.muted}>{format.list(course.teachers)}</p>
        <SemesterLine course={course} />
        {course.items > 0 && (
          <>
            <Progress
              label={t.doneOf(format.number(course.done), format.number(course.items))}
              value={course.done / course.items}
            />
            <p className={css.muted}>
              <Link prefetch="none" to={progressPaths.own(course)}>
                {t.progress}
                <span className="visually-hidden">{`: ${course.name}`}</span>
              </Link>
            </p>
          </>
        )}
      </div>
      <div className={css.act}>
        {next ? (
          <>
            {hasMore && <p className={css.muted}>{t.nextItem(next.name)}</p>}
            <ButtonLink
              variant={hasMore && isFirst ? 'primary' : 'secondary'}
              to={studyPaths.study(course.kind, course.courseId, next.itemId)}
            >
              {!hasMore ? t.review : course.visitedAt ? t.continue : t.start}
              <span className="visually-hidden">{`: ${course.name}`}</span>
            </ButtonLink>
          </>
        ) : (
          <p className={css.muted}>{semester?.state === 'upcoming' ? t.waiting : t.nothing}</p>
        )}
        <p className={css.when}>
          <TimeAgo value={course.visitedAt ?? course.joinedAt}>
            {course.visitedAt ? t.visited : t.joinedAt}
          </TimeAgo>
        </p>
      </div>
    </Card>
  )
}
