import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { courseApi } from '../contract.ts'
import { useText } from '#src/web/i18n.tsx'
import { Avatar } from '#src/web/ui/avatar.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import css from './course-page.module.css'
import { useForeign } from './other-language.tsx'
import { detailText } from './detail-text.ts'

type Course = AnswerOf<typeof courseApi.getCourse>

/** The introduction tab: the teacher's text, the facts, the teachers. */
export function CourseIntro({ course }: { course: Course }) {
  const t = useText(detailText)
  const foreign = useForeign()
  const langOf = (text: Course['foreign'][number]) => foreign(course.foreign.includes(text))
  const facts = [
    { name: t.major, value: course.major },
    { name: t.direction, value: course.direction },
    { name: t.semester, value: course.semester?.name },
  ].filter(({ value }) => value)
  return (
    <div className={css.intro}>
      <section aria-labelledby="course-intro">
        {/* The headings of the teacher's text start at the third level. */}
        <h2 id="course-intro" className="visually-hidden">
          {t.intro}
        </h2>
        {/* server/rich-text.ts sanitises it before it is stored. */}
        <div
          className="prose"
          lang={langOf('content')}
          dangerouslySetInnerHTML={{ __html: course.content }}
        />
      </section>
      <aside className={css.aside}>
        <h2>{t.teachers}</h2>
        <ul className={css.teachers}>
          {course.teacherCards.map((teacher) => (
            <li key={teacher.name}>
              <Avatar name={teacher.name} src={teacher.avatarUrl ?? undefined} size={48} />
              <div>
                <strong>{teacher.name}</strong>
                <p lang={foreign(teacher.foreign)}>{teacher.introduction}</p>
              </div>
            </li>
          ))}
        </ul>
        {facts.length > 0 && (
          <dl className={css.data}>
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {course.keywords.length > 0 && (
          <div className={css.tags} role="group" aria-label={t.keywords} lang={langOf('keywords')}>
            {course.keywords.map((word) => (
              <Tag key={word}>{word}</Tag>
            ))}
          </div>
        )}
      </aside>
    </div>
  )
}
