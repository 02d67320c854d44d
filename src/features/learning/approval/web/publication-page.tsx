import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { coursePaths } from '#src/features/learning/course/paths.ts'
import { useText } from '#src/web/i18n.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { approvalApi } from '../contract.ts'
import { approvalPaths } from '../paths.ts'
import { PublicationPanel } from './publication-panel.tsx'
import { publicationText } from './publication-text.ts'
import { ReleaseBar } from './release-bar.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const courseId = Number(params['courseId'])
  const { name, kind } = await pageOf(context).api(approvalApi.getPublication, { courseId })
  return { courseId, name, kind }
}

export const meta = pageMeta(publicationText, (t, { name }: LoaderData<typeof loader>) => ({
  title: `${t.title} · ${name}`,
}))

/** The review and publication of one course, for its teachers. */
export default function PublicationPage() {
  const { courseId, name, kind } = useLoaderData<typeof loader>()
  const t = useText(publicationText)
  const [released, setReleased] = useState(0)
  return (
    <Page
      title={name}
      before={
        <Breadcrumb
          items={[{ label: t[kind], to: coursePaths.manage(kind) }, { label: t.title }]}
        />
      }
    >
      <ReleaseBar courseId={courseId} onReleased={() => setReleased(released + 1)} />
      <PublicationPanel
        key={released}
        courseId={courseId}
        linkTo={({ key }) =>
          key === 'outline'
            ? approvalPaths.chapters(kind, courseId)
            : approvalPaths.edit(kind, courseId)
        }
      />
    </Page>
  )
}
