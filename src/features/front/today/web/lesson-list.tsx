import { useId } from 'react'
import { classPaths } from '#src/features/learning/class/paths.ts'
import { lessonApi } from '#src/features/learning/lesson/contract.ts'
import { lessonPaths } from '#src/features/learning/lesson/paths.ts'
import { schedulePaths } from '#src/features/learning/schedule/paths.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { useOffered } from '#src/web/root-data.ts'
import { useGo } from '#src/web/router-link.tsx'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import type { LessonToday } from '../contract.ts'
import css from './today.module.css'
import { todayText } from './text.ts'

/** Today's lessons: teachers begin theirs, which opens its roll call, and students check in. */
export function LessonList({ lessons }: { lessons: readonly LessonToday[] }) {
  const t = useText(todayText)
  const id = useId()
  const isOffered = useOffered()
  if (lessons.length === 0) return null
  const calendar = isOffered(schedulePaths.teaching())
    ? schedulePaths.teaching()
    : schedulePaths.own()
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{t.lessons}</h2>
        <Link to={calendar}>{t.calendar}</Link>
      </div>
      <ul className={css.todos}>
        {lessons.map((lesson) => (
          <li key={`${lesson.classId} ${lesson.from}`} className={css.lesson}>
            <span className={css.time}>
              {lesson.from ? `${lesson.from}–${lesson.to}` : t.running}
            </span>
            <span className={css.what}>
              <Link to={classPaths.class(lesson.classId)} className={css.plain}>
                <strong>{lesson.title || lesson.className}</strong>
              </Link>
              <span>
                {[lesson.title && lesson.className, lesson.room].filter(Boolean).join(' · ')}
              </span>
            </span>
            <LessonAct of={lesson} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function LessonAct({ of }: { of: LessonToday }) {
  const t = useText(todayText)
  const go = useGo()
  const { act, pending } = useAct()
  const { classId, className, lessonId } = of
  if (of.isCancelled) return <Tag>{t.cancelled}</Tag>
  if (of.canCheckIn)
    return (
      <ButtonLink
        size="small"
        to={lessonPaths.checkIn(classId)}
        aria-label={t.rollCallWhat(className)}
      >
        {t.rollCall}
      </ButtonLink>
    )
  if (of.looksAfter && lessonId !== null)
    return (
      <ButtonLink
        size="small"
        to={lessonPaths.lesson(classId, lessonId)}
        aria-label={t.openWhat(className)}
      >
        {t.open}
      </ButtonLink>
    )
  if (!of.canBegin) return null
  return (
    <Button
      size="small"
      icon="play"
      aria-label={t.beginWhat(className)}
      pending={pending}
      onClick={() =>
        void act(
          lessonApi.begin,
          { classId },
          { done: (begun) => go(lessonPaths.lesson(classId, begun.lessonId)), refresh: false },
        )
      }
    >
      {t.begin}
    </Button>
  )
}
