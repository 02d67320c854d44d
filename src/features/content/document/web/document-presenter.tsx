import type { ComponentProps } from 'react'
import type { DocumentView } from '../contract.ts'
import { DocumentViewer } from './document-viewer.tsx'
import { PresentPage } from './present-page.tsx'
import { StateCard } from './state-card.tsx'

/** Returns the number of pages of a document, including those that are still being drawn; 0 for a file without pages. */
export const pagesToTurn = ({ kind, state, pages }: DocumentView): number =>
  kind === 'pages' && (state === 'ready' || state === 'working') ? pages.length : 0

/**
 * A file shown to a room. A document is one page at a time, which the caller turns; every other kind has the viewer
 * that it has on its own page, without its download. The caller keeps the document current with `useCurrent`.
 */
export function DocumentPresenter(given: ComponentProps<typeof PresentPage>) {
  const { document } = given
  if (pagesToTurn(document) > 0) return <PresentPage {...given} />
  if (document.state !== 'ready') return <StateCard document={document} download={null} />
  return <DocumentViewer presents document={document} />
}
