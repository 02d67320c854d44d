import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { approvalApi } from '#src/features/learning/approval/contract.ts'
import { PublicationPanel } from '#src/features/learning/approval/web/publication-panel.tsx'
import { publicationText } from '#src/features/learning/approval/web/publication-text.ts'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { useRefresh } from '#src/web/refresh.ts'
import { authoringApi } from '../contract.ts'
import { CourseFrame } from './course-frame.tsx'
import { placeOfProblem } from './place-of-problem.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const courseId = Number(params['courseId'])
  const [course, publication] = await Promise.all([
    api(authoringApi.getForEdit, { courseId }),
    api(approvalApi.getPublication, { courseId }),
  ])
  return { course, publication }
}

export const meta = pageMeta(publicationText, (t, { publication }: LoaderData<typeof loader>) => ({
  title: `${t.title} · ${publication.name}`,
}))

/** The review and publication of one course, for its teachers. */
export default function PublicationPage() {
  const { course, publication } = useLoaderData<typeof loader>()
  const refresh = useRefresh()
  return (
    <CourseFrame course={course} step="publish">
      <PublicationPanel
        publication={publication}
        onChanged={() => void refresh()}
        linkTo={(problem) => placeOfProblem(course, problem)}
      />
    </CourseFrame>
  )
}
