import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { revisionPaths } from '../paths.ts'
import { revisionApi } from '../contract.ts'
import css from './revision.module.css'
import { revisionText } from './revision-text.ts'

/** The learner's day of examination in each course of the set. */
export function ExamDays({
  courses,
  day,
}: {
  courses: AnswerOf<typeof revisionApi.getForecast>['courses']
  day: string
}) {
  const t = useText(revisionText)
  const { act } = useAct()
  return (
    <section className={css.panel} aria-labelledby="exams">
      <h2 id="exams">{t.exams}</h2>
      <p className={css.note}>{t.examsLead}</p>
      <ul className={css.exams}>
        {courses.map(({ courseId, name, examOn }) => (
          <li key={courseId}>
            <label>
              <span>{name}</span>
              <input
                type="date"
                min={day}
                defaultValue={examOn ?? ''}
                aria-label={t.examOf(name)}
                onChange={({ target }) =>
                  target.validity.valid &&
                  void act(revisionApi.setExam, { courseId, examOn: target.value || null })
                }
              />
            </label>
            {examOn !== null && (
              <Link to={revisionPaths.print({ courseId, with: 'course' })}>{t.beforeExam}</Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
