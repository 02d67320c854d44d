import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { classApi } from '#src/features/learning/class/contract.ts'
import { Overview } from '#src/features/learning/class/web/overview.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { useRefresh } from '#src/web/refresh.ts'
import { useStale } from '#src/web/stale.ts'
import { lessonApi } from '../contract.ts'
import { lessonTopic } from '../topics.ts'
import { BeginLesson } from './begin-lesson.tsx'
import { beginText } from './begin-text.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const classId = Number(params['classId'])
  const [found, lesson] = await Promise.all([
    api(classApi.getClass, { classId }),
    api(lessonApi.getRunning, { classId }),
  ])
  return { found, lesson }
}

export const meta = pageMeta(beginText, (_, { found }: LoaderData<typeof loader>) => ({
  title: found.name,
}))

/** A class, with the way into its lesson. */
export default function ClassPage() {
  const { found, lesson } = useLoaderData<typeof loader>()
  const refresh = useRefresh()
  useStale(lessonTopic(found.classId), () => void refresh())
  return <Overview found={found} lesson={<BeginLesson of={found} lesson={lesson} />} />
}
