import { CourseCard } from '#src/features/learning/course/web/course-card.tsx'
import { useText } from '#src/web/i18n.tsx'
import { Card, CardLink } from '#src/web/ui/card.tsx'
import { CourseCover } from '#src/web/ui/course-cover.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { exampleCourses } from './examples.ts'
import css from './gallery.module.css'
import { galleryText } from './text.ts'

const covers = [
  ['trade', 'contract'],
  ['customs', 'customs-stamp'],
  ['freight', 'container-ship'],
  ['e-commerce', 'parcel'],
  ['settlement', 'ledger'],
  ['english', 'globe'],
] as const

export function CardSpecimens() {
  const t = useText(galleryText)
  return (
    <>
      <div className={css.cards}>
        <Card>
          <h3>{t.plainCard}</h3>
          <p>{t.cardText}</p>
        </Card>
        <Card interactive>
          <h3>
            <CardLink to="#cards">{t.linkCard}</CardLink>
          </h3>
          <p>{t.cardText}</p>
        </Card>
      </div>
      <ul className={css.cards}>
        {exampleCourses(t).map((course) => (
          <CourseCard key={course.courseId} course={course} />
        ))}
      </ul>
      <div className={css.covers}>
        {covers.map(([category, theme]) => (
          <CourseCover key={category} name={t.current} category={category} theme={theme} />
        ))}
      </div>
    </>
  )
}

export function EmptySpecimens() {
  const t = useText(galleryText)
  return (
    <>
      <EmptyState
        level={3}
        title={t.nobody}
        text={t.nobodyText}
        action={<Button>{t.publish}</Button>}
      />
      <EmptyState level={3} picture="search" title={t.nothing} />
      <EmptyState level={3} picture="message" title={t.noMessages} />
      <EmptyState level={3} picture="lost" title={t.lost} />
      <EmptyState level={3} picture="error" title={t.broken} />
    </>
  )
}
