import { Suspense, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ClassFrame } from '#src/features/learning/class/web/class-frame.tsx'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { Button } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { classCourseApi } from '../contract.ts'
import css from './class-course.module.css'
import { CourseItem } from './course-item.tsx'
import { classCourseText } from './text.ts'

const AddDialog = latePart(async () => ({
  default: (await import('./add-dialog.tsx')).AddDialog,
}))

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  return api(classCourseApi.getCourses, { classId: Number(params['classId']) })
}

export const meta = pageMeta(classCourseText, (t, { name }: LoaderData<typeof loader>) => ({
  title: t.title(name),
}))

/** The courses of a class in the order of its teachers. */
export default function CoursesPage() {
  const list = useLoaderData<typeof loader>()
  const t = useText(classCourseText)
  const { act } = useAct()
  const [adds, setAdds] = useState(false)
  const { classId, items, can } = list
  const add = can.manage.may && (
    <Button icon="plus" variant="primary" onClick={() => setAdds(true)}>
      {t.add}
    </Button>
  )
  const move = (from: number, to: number) => {
    const courseIds = items.map(({ courseId }) => courseId)
    courseIds.splice(to, 0, ...courseIds.splice(from, 1))
    void act(classCourseApi.setOrder, { classId, courseIds })
  }
  return (
    <ClassFrame head={list} current="courses" actions={items.length > 0 && add}>
      {items.length === 0 ? (
        <EmptyState
          title={t.empty}
          text={can.manage.may ? t.emptyTeacher : t.emptyText}
          action={add}
        />
      ) : (
        <ol className={css.list} aria-label={t.list}>
          {items.map((course, at) => (
            <CourseItem
              key={course.courseId}
              course={course}
              classId={classId}
              manages={can.manage.may}
              onUp={at > 0 ? () => move(at, at - 1) : undefined}
              onDown={at < items.length - 1 ? () => move(at, at + 1) : undefined}
            />
          ))}
        </ol>
      )}
      <Suspense>{adds && <AddDialog classId={classId} onClose={() => setAdds(false)} />}</Suspense>
    </ClassFrame>
  )
}
