import { Suspense, useState } from 'react'
import { useGivenFiles } from '#src/features/content/question/web/photos/answer-files.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import css from './leave.module.css'
import { leaveText } from './leave-text.ts'

const PhotoViewer = latePart(async () => ({
  default: (await import('#src/features/content/question/web/photos/photo-viewer.tsx')).PhotoViewer,
}))

/** The pictures of a request; each opens large. */
export function LeavePictures({
  pictures,
  author,
}: {
  /** `userFileId` of each. */
  pictures: readonly number[]
  author: string
}) {
  const t = useText(leaveText)
  const format = useFormat()
  const known = useGivenFiles()
  const [open, setOpen] = useState<number>()
  if (pictures.length === 0) return null
  const named = (at: number) => t.pictureOf(format.number(at + 1), author)
  const files = pictures.map((id) => {
    const file = known.get(id)
    const large = file && (file.opens ? file.url : file.look?.large)
    return { id, large, small: file?.look?.small ?? large }
  })
  return (
    <>
      <ul className={css.pictures}>
        {files.map(({ id, small }, at) => (
          <li key={id}>
            <button type="button" aria-label={t.openPicture(named(at))} onClick={() => setOpen(at)}>
              {small ? <img src={small} alt={named(at)} loading="lazy" /> : <Icon name="image" />}
            </button>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <Suspense fallback={null}>
          <PhotoViewer
            pictures={files.map(({ large }) => large)}
            first={open}
            title={t.pictures}
            nameOf={named}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
