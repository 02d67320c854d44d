import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ClassFrame } from '#src/features/learning/class/web/class-frame.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { classArchiveApi } from '../contract.ts'
import { ArchiveForm } from './archive-form.tsx'
import { ArchiveState } from './archive-state.tsx'
import { archiveText } from './archive-text.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  return api(classArchiveApi.getArchive, { classId: Number(params['classId']) })
}

export const meta = pageMeta(archiveText, (t, { name }: LoaderData<typeof loader>) => ({
  title: t.title(name),
}))

/** Makes an archive of a term, and offers the one that the teacher has made. */
export default function ArchivePage() {
  const found = useLoaderData<typeof loader>()
  const { archive } = found
  const isMaking = archive?.state === 'waiting'
  return (
    <ClassFrame head={found} current="overview">
      {archive && <ArchiveState key={archive.archiveId} first={archive} />}
      {!isMaking && <ArchiveForm of={found} />}
    </ClassFrame>
  )
}
