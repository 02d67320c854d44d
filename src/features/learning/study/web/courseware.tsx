import { type ComponentType, lazy, Suspense } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import css from './courseware.module.css'
import { useInBrowser } from './stored.ts'
import type { StudyItem } from './study-types.ts'
import { studyText } from './text.ts'

type File = NonNullable<StudyItem['courseware']>

// The reader is for browsers only: the server's bundle stays without it.
const PdfViewer = lazy<ComponentType<{ file: File; pdfUrl: string }>>(async () =>
  import.meta.env.SSR ? { default: () => null } : import('./pdf-viewer.tsx'),
)

/** A document on the stage; where there is nothing to show in a page, the file itself. */
export function Courseware({ courseware }: { courseware: File }) {
  // The server has no reader: the first paint is the room it will take, there and here.
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

/** The original file with what it is. */
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
