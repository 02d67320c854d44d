import { type ComponentType, lazy, Suspense } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import css from './courseware.module.css'
import { useInBrowser } from './stored.ts'
import type { StudyItem } from './study-types.ts'
import { studyText } from './text.ts'

type File = NonNullable<StudyItem['courseware']>

// PDF.js needs a browser, so the server's bundle leaves the viewer out.
const PdfViewer = lazy<ComponentType<{ file: File; pdfUrl: string }>>(async () =>
  import.meta.env.SSR ? { default: () => null } : import('./pdf-viewer.tsx'),
)

/** Shows courseware as a PDF, or offers the file where there is no PDF. */
export function Courseware({ courseware }: { courseware: File }) {
  // The server cannot draw the viewer, so the first paint on both sides is its empty box.
  const inBrowser = useInBrowser()
  if (courseware.pdfUrl === null) {
    return (
      <div className={css.empty}>
        <DownloadCard file={courseware} />
      </div>
    )
  }
  const room = <div className={css.viewer} aria-busy="true" />
  if (!inBrowser) return room
  return (
    <Suspense fallback={room}>
      <PdfViewer file={courseware} pdfUrl={courseware.pdfUrl} />
    </Suspense>
  )
}

/** Offers the original file. `failed` says that its PDF could not be shown. */
export function DownloadCard({ file, failed }: { file: File; failed?: boolean }) {
  const t = useText(studyText)
  return (
    <div className={css.card}>
      <Icon name="file" size={48} />
      <h2>{failed ? t.documentFailed : file.name}</h2>
      <p>{failed ? t.documentFailedText : t.downloadText}</p>
      <DownloadLink file={file} />
    </div>
  )
}

export function DownloadLink({ file }: { file: File }) {
  const t = useText(studyText)
  return (
    <a className={css.download} href={file.url} download={file.name}>
      <Icon name="download" />
      <span>
        {t.download} ({file.format.toUpperCase()})
      </span>
    </a>
  )
}
