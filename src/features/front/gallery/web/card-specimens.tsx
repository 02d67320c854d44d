import { CourseCard } from '#src/features/learning/course/web/course-card.tsx'
import { useText } from '#src/web/i18n.tsx'
import { Card, CardLink } from '#src/web/ui/card.tsx'
import { CourseCover } from '#src/web/ui/course-cover.tsx'
import { exampleCourses, examplePicture } from './examples.ts'
import css from './gallery.module.css'
import { Part, State } from './specimens.tsx'
import { stateText } from './state-text.ts'
import { galleryText } from './text.ts'

/** Every category with the first of its drawings, then the other drawings. */
const covers = [
  ['trade', 'contract'],
  ['customs', 'customs-stamp'],
  ['freight', 'container-ship'],
  ['e-commerce', 'parcel'],
  ['settlement', 'ledger'],
  ['english', 'globe'],
  ['trade', 'handshake'],
  ['trade', 'compass'],
  ['customs', 'scales'],
  ['freight', 'crane'],
  ['freight', 'plane'],
  ['freight', 'train'],
  ['e-commerce', 'warehouse'],
  ['e-commerce', 'laptop'],
  ['settlement', 'letter-of-credit'],
  ['settlement', 'chart'],
] as const

export function CardSpecimens() {
  const t = useText(galleryText)
  const s = useText(stateText)
  return (
    <>
      <Part name="Card">
        <State grow>
          <Card>
            <h4>{t.plainCard}</h4>
            <p>{t.cardText}</p>
          </Card>
        </State>
        <State name={s.unpadded} grow>
          <Card padded={false}>
            <CourseCover category="trade" theme="contract" />
          </Card>
        </State>
      </Part>
      <Part name="CardLink">
        <State grow>
          <LinkedCard />
        </State>
        <State rest="hover" on="div" grow>
          <LinkedCard />
        </State>
        <State rest="focus" on="a" grow>
          <LinkedCard />
        </State>
      </Part>
      <Part name="CourseCard" wide>
        <ul className={css.cards}>
          {exampleCourses(t).map((course) => (
            <CourseCard key={course.courseId} course={course} />
          ))}
        </ul>
      </Part>
      <Part name="CourseCover" wide>
        <div className={css.cards}>
          {covers.map(([category, theme]) => (
            <State key={theme} name={`${category}, ${theme}`} grow>
              <CourseCover category={category} theme={theme} />
            </State>
          ))}
          <State name={s.unknown} grow>
            <CourseCover category="new" theme="compass" />
          </State>
          <State name={s.picture} grow>
            <CourseCover category="trade" theme="contract" picture={examplePicture} />
          </State>
          <State name={s.large} grow>
            <CourseCover category="freight" theme="container-ship" large />
          </State>
        </div>
      </Part>
    </>
  )
}

function LinkedCard() {
  const t = useText(galleryText)
  return (
    <Card interactive>
      <h4>
        <CardLink to="#CardLink">{t.linkCard}</CardLink>
      </h4>
      <p>{t.cardText}</p>
    </Card>
  )
}
