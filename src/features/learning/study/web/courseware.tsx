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
  onPage,
  onProgress,
}: {
  item: StudyItem
  courseware: DocumentView
  place: Place
  /** Called with the page that comes into view. */
  onPage: (page: number) => void
  onProgress: (itemId: number, progress: ItemProgress) => void
}) {
  return (
    <DocumentViewer
      document={courseware}
      place={place}
      onSeen={usePagesSeen(item, onProgress)}
      onPage={onPage}
    />
  )
}
