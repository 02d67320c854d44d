import type { RefObject } from 'react'
import type { DocumentView } from '#src/features/content/document/contract.ts'
import { DocumentViewer } from '#src/features/content/document/web/document-viewer.tsx'
import type { ItemProgress } from './study-progress.ts'
import type { StudyItem } from './study-types.ts'
import type { Place } from './use-place.ts'
import { usePagesSeen } from './use-pages-seen.ts'

/** Shows courseware in the page; each page that was seen counts, and so does the download of one without pages. */
export function Courseware({
  item,
  courseware,
  place,
  pageNow,
  onProgress,
}: {
  item: StudyItem
  courseware: DocumentView
  place: Place
  /** Holds the page in view. */
  pageNow: RefObject<number>
  onProgress: (itemId: number, progress: ItemProgress) => void
}) {
  return (
    <DocumentViewer
      document={courseware}
      place={place}
      onSeen={usePagesSeen(item, onProgress)}
      pageNow={pageNow}
    />
  )
}
