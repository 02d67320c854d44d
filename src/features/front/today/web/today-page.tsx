import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { coursePaths } from '#src/features/learning/course/paths.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { studyPaths } from '#src/features/learning/study/paths.ts'
import { MyCourseRow } from '#src/features/learning/study/web/my-courses/my-course-row.tsx'
import { coinApi } from '#src/features/money/coins/contract.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { pageOf } from '#src/web/page.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { todayApi } from '../contract.ts'
import { AddTodo } from './add-todo.tsx'
import { CheckIn } from './check-in.tsx'
import { LessonList } from './lesson-list.tsx'
import { DoneList, SnoozedList } from './later-lists.tsx'
import { TodoList } from './todo-list.tsx'
import css from './today.module.css'
import { todayText } from './text.ts'

/** Courses in hand that the page shows; the others are on their own page. */
const coursesShown = 2

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const [today, lessons, courses, coins] = await Promise.all([
    api(todayApi.getToday, {}),
    api(todayApi.getLessons, {}),
    api(studyApi.getContinue, {}),
    api(coinApi.getCheckIns, {}),
  ])
  return { today, lessons, courses: courses.slice(0, coursesShown), coins }
}

/** The first page of the personal centre: what a person does today. */
export default function TodayPage() {
  const { today, lessons, courses, coins } = useLoaderData<typeof loader>()
  const t = useText(todayText)
  const locale = useLocale()
  const { day, due, news, teaching } = today
  const isFree = due.length + news.length + teaching.length + lessons.length === 0
  return (
    <Page
      title={t.title}
      lead={<time dateTime={today.day}>{longDay(today.day, locale)}</time>}
      actions={
        <>
          <AddTodo />
          <CheckIn coins={coins} />
        </>
      }
    >
      <LessonList lessons={lessons} />
      <TodoList title={t.teaching} todos={teaching} day={day} />
      <TodoList title={t.due} todos={due} day={day} />
      {courses.length > 0 && (
        <section className={css.section} aria-labelledby="continue">
          <div className={css.head}>
            <h2 id="continue">{t.continue}</h2>
            <Link to={studyPaths.myCourses(courses[0]!.kind)}>{t.allCourses}</Link>
          </div>
          <ul className={css.courses}>
            {courses.map((course, index) => (
              <MyCourseRow
                key={course.courseId}
                course={course}
                level={3}
                isFirst={index === 0}
                eager
              />
            ))}
          </ul>
        </section>
      )}
      <TodoList title={t.news} todos={news} day={day} />
      {isFree && (
        <EmptyState
          title={courses.length > 0 ? t.nothingDue : t.nothing}
          text={courses.length > 0 ? t.nothingDueText : t.nothingText}
          action={
            courses.length === 0 && (
              <ButtonLink variant="primary" to={coursePaths.list('premium')}>
                {t.findCourses}
              </ButtonLink>
            )
          }
        />
      )}
      <SnoozedList todos={today.snoozed} />
      <DoneList todos={today.done} />
    </Page>
  )
}

const longDay = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, {
    ...{ year: 'numeric', month: 'long', day: 'numeric', weekday: 'long' },
    timeZone: 'UTC',
  }).format(new Date(day))
