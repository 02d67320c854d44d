import { useEffect, useRef, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ClassFrame } from '#src/features/learning/class/web/class-frame.tsx'
import { useText } from '#src/web/i18n.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { Button } from '#src/web/ui/button.tsx'
import { classArchiveApi } from '../contract.ts'
import { ArchiveForm } from './archive-form.tsx'
import { ArchiveState, ownArchive } from './archive-state.tsx'
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
  const t = useText(archiveText)
  const { archive } = found
  /** The finished archive beside which a new one is asked for. */
  const [beside, setBeside] = useState<number>()
  // The button that began it is gone; what was begun stands at the top of the page.
  const known = useRef(archive?.archiveId)
  useEffect(() => {
    if (archive && archive.archiveId !== known.current) document.getElementById(ownArchive)?.focus()
    known.current = archive?.archiveId
  }, [archive])
  const asksAgain = archive?.state === 'ready' && archive.archiveId !== beside
  return (
    <ClassFrame head={found} place={t.heading}>
      {archive && <ArchiveState key={archive.archiveId} first={archive} />}
      {asksAgain ? (
        <div>
          <Button variant="quiet" onClick={() => setBeside(archive.archiveId)}>
            {t.another}
          </Button>
        </div>
      ) : (
        archive?.state !== 'waiting' && <ArchiveForm of={found} />
      )}
    </ClassFrame>
  )
}
