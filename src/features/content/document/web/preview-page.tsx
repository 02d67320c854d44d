import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readQueryValue } from '#src/web/address.ts'
import { Island } from '#src/web/island.tsx'
import { pageMeta } from '#src/web/page-meta.ts'
import { notFound, pageOf, refusalId } from '#src/web/page.ts'
import { documentApi, documentErrors, type DocumentView } from '../contract.ts'
import { PreviewClosed, PreviewNone } from './preview-closed.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import { PreviewPart } from './preview-part.tsx'
import { previewText } from './preview-text.ts'

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
  if (id === documentErrors.rightExpired.id) return 'expired'
  return id === documentErrors.notReadable.id ? 'notReadable' : undefined
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
  if ('none' in page) return <PreviewNone />
  if ('closed' in page) return <PreviewClosed {...page} />
  return (
    <PreviewFrame document={page.document}>
      <Island name="document" part={PreviewPart} given={page} late />
    </PreviewFrame>
  )
}
