import { lazy, Suspense } from 'react'
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readQueryValue } from '#src/web/address.ts'
import { Island } from '#src/web/island.tsx'
import { pageMeta } from '#src/web/page-meta.ts'
import { notFound, pageOf, refusalId } from '#src/web/page.ts'
import { readingErrors } from '#src/features/content/file/reading-errors.ts'
import { documentApi, type DocumentView } from '../contract.ts'
import { PreviewFrame } from './preview-frame.tsx'
// The viewer's own file would bring its styles after the first paint.
import './pages.module.css'
import './toolbar.module.css'
import { previewText } from './preview-text.ts'

// Browsers load the viewer after its first page has been seen; the server has all parts at once.
const PreviewPart = import.meta.env.SSR
  ? (await import('./preview-part.tsx')).PreviewPart
  : lazy(async () => ({ default: (await import('./preview-part.tsx')).PreviewPart }))
const PreviewClosed = import.meta.env.SSR
  ? (await import('./preview-closed.tsx')).PreviewClosed
  : lazy(async () => ({ default: (await import('./preview-closed.tsx')).PreviewClosed }))
const PreviewNone = import.meta.env.SSR
  ? (await import('./preview-closed.tsx')).PreviewNone
  : lazy(async () => ({ default: (await import('./preview-closed.tsx')).PreviewNone }))

interface Opened {
  document: DocumentView
  right: string | null
}
interface Closed {
  closed: 'expired' | 'notReadable'
  ways: { title: string; path: string }[]
}
type PageData = Opened | Closed | { none: true }

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const given = readQueryValue(request, 'file')
  if (given === undefined || given === '') return data<PageData>({ none: true })
  const file = Number(given)
  if (!Number.isInteger(file) || file <= 0) throw notFound()
  const right = readQueryValue(request, 'right') ?? null
  const input = { file, ...(right !== null && { right }) }
  return api(documentApi.getDocument, input).then(
    (document) => data<PageData>({ document, right }),
    async (error: unknown) => {
      const closed = closedWhy(error)
      if (!closed) throw error
      const ways = await api(documentApi.getWays, { file })
      return data<PageData>({ closed, ways }, { status: 403 })
    },
  )
}

function closedWhy(error: unknown): Closed['closed'] | undefined {
  const id = refusalId(error)
  if (id === readingErrors.linkExpired.id) return 'expired'
  return id === readingErrors.notReadable.id ? 'notReadable' : undefined
}

export const meta = pageMeta(previewText, (t, page: PageData) => ({
  title:
    'document' in page
      ? page.document.name
      : 'none' in page
        ? t.title
        : page.closed === 'expired'
          ? t.expiredTitle
          : t.closedTitle,
}))

export default function PreviewPage() {
  const page = useLoaderData<typeof loader>()
  if ('none' in page) {
    return (
      <Suspense>
        <PreviewNone />
      </Suspense>
    )
  }
  if ('closed' in page) {
    return (
      <Suspense>
        <PreviewClosed {...page} />
      </Suspense>
    )
  }
  return (
    <PreviewFrame document={page.document}>
      <Suspense>
        <Island name="document" part={PreviewPart} given={page} late />
      </Suspense>
    </PreviewFrame>
  )
}
