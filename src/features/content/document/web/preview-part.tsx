import { DocumentViewer } from './document-viewer.tsx'
import type { DocumentView } from '../contract.ts'

/** The viewer as the page of a file has it: rendered by the server, interactive once its script has come. */
export function PreviewPart({ document, right }: { document: DocumentView; right: string | null }) {
  return <DocumentViewer alone document={document} right={right ?? undefined} />
}
