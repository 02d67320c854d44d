import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { CheckList } from '#src/features/content/outline/web/check/check-list.tsx'
import { checkText } from '#src/features/content/outline/web/check/check-text.ts'
import { useText } from '#src/web/i18n.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { useRefresh } from '#src/web/refresh.ts'
import { Button } from '#src/web/ui/button.tsx'
import { authoringApi } from '../contract.ts'
import { CourseFrame } from './course-frame.tsx'
import { contentTitles } from './titles-text.ts'
import { placeOfProblem } from './place-of-problem.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const courseId = Number(params['courseId'])
  const [course, check] = await Promise.all([
    api(authoringApi.getForEdit, { courseId }),
    api(authoringApi.getCheck, { courseId }),
  ])
  return { course, problems: check.problems }
}

export const meta = pageMeta(contentTitles, (t, { course }: LoaderData<typeof loader>) => ({
  title: t.titleOf(t.check, course.name),
}))

export default function CheckPage() {
  const { course, problems } = useLoaderData<typeof loader>()
  const t = useText(checkText)
  const refresh = useRefresh()
  return (
    <CourseFrame
      course={course}
      step="check"
      actions={
        <Button icon="refresh" onClick={() => void refresh()}>
          {t.again}
        </Button>
      }
    >
      <CheckList
        of="course"
        isBilingual={course.offered === 'both'}
        problems={problems}
        pathOf={(problem) => placeOfProblem(course, problem)}
      />
    </CourseFrame>
  )
}
