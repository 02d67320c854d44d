import { type ComponentType, lazy, Suspense } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import css from './courseware.module.css'
import { useHydrated } from '#src/web/use-hydrated.ts'
import type { ItemProgress } from './study-progress.ts'
import type { StudyItem } from './study-types.ts'
import { usePagesSeen } from './use-pages-seen.ts'
import { studyText } from './text.ts'

type File = NonNullable<StudyItem['courseware']>

interface PdfViewerProps {
  file: File
  pdfUrl: string
  onSeen: (page: number, of: number) => void
}

// PDF.js needs a browser, so the server's bundle leaves the viewer out.
const PdfViewer = lazy<ComponentType<PdfViewerProps>>(async () =>
  import.meta.env.SSR ? { default: () => null } : import('./pdf-viewer.tsx'),
)

/** Shows courseware as a PDF, or offers the file where there is no PDF; its download then counts as read. */
export function Courseware({
  item,
  courseware,
  onProgress,
}: {
  item: StudyItem
  courseware: File
  onProgress: (itemId: number, progress: ItemProgress) => void
}) {
  const onSeen = usePagesSeen(item, onProgress)
  // The server cannot draw the viewer, so the first paint on both sides is its empty box.
  const inBrowser = useHydrated()
  if (courseware.pdfUrl === null) {
    return (
      <div className={css.empty}>
        <DownloadCard file={courseware} onDownload={() => onSeen(1, 1)} />
      </div>
    )
  }
  const room = <div className={css.viewer} aria-busy="true" />
  if (!inBrowser) return room
  return (
    <Suspense fallback={room}>
      <PdfViewer file={courseware} pdfUrl={courseware.pdfUrl} onSeen={onSeen} />
    </Suspense>
  )
}

/** Offers the original file. `failed` says that its PDF could not be shown. */
export function DownloadCard({
  file,
  failed,
  onDownload,
}: {
  file: File
  failed?: boolean
  onDownload?: () => void
}) {
  const t = useText(studyText)
  return (
    <div className={css.card}>
      <Icon name="file" size={48} />
      <h2>{failed ? t.documentFailed : file.name}</h2>
      <p>{failed ? t.documentFailedText : t.downloadText}</p>
      <DownloadLink file={file} onClick={onDownload} />
    </div>
  )
}

export function DownloadLink({
  file,
  onClick,
}: {
  file: File
  onClick?: (() => void) | undefined
}) {
  const t = useText(studyText)
  return (
    <a className={css.download} href={file.url} download={file.name} onClick={onClick}>
      <Icon name="download" />
      <span>
        {t.download} ({file.format.toUpperCase()})
      </span>
    </a>
  )
}
