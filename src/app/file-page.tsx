import { lazy } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { fileApi } from '#src/features/content/file/contract.ts'
import { myFilesText } from '#src/features/content/file/web/my-files-text.ts'
import type { FilePart } from '#src/features/content/file/web/file-parts.ts'
import { FileView } from '#src/features/content/file/web/file-view.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'

/**
 * The parts that later rooms add to the page of a file, in its order:
 * `{ key: 'subtitles', kinds: ['film'], Part: lazy(() => import('…/subtitles-part.tsx')) }`.
 */
const parts: readonly FilePart[] = [
  {
    key: 'sound',
    kinds: ['sound'],
    Part: lazy(() => import('#src/features/content/film/web/sound-part.tsx')),
  },
  {
    key: 'poster',
    kinds: ['film'],
    Part: lazy(() => import('#src/features/content/film/web/poster-part.tsx')),
  },
  {
    key: 'subtitles',
    kinds: ['film', 'sound'],
    Part: lazy(() => import('#src/features/content/film/web/subtitles-part.tsx')),
  },
  {
    key: 'picture',
    kinds: ['picture'],
    Part: lazy(() => import('#src/features/content/picture/web/picture-part.tsx')),
  },
]

export async function loader({ context, params }: LoaderFunctionArgs) {
  return pageOf(context).api(fileApi.getFile, { userFileId: Number(params['userFileId']) })
}

export const meta = pageMeta(myFilesText, (_t, { name }: LoaderData<typeof loader>) => ({
  title: name,
}))

/** The page of one of the person's files. It stands here because later rooms have parts of it. */
export default function FilePage() {
  return <FileView file={useLoaderData<typeof loader>()} parts={parts} />
}
