import { Suspense, useState } from 'react'
import { useGivenFiles } from '#src/features/content/question/web/photos/answer-files.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import css from './interaction.module.css'
import { interactionText } from './text.ts'

const PhotoViewer = latePart(async () => ({
  default: (await import('#src/features/content/question/web/photos/photo-viewer.tsx')).PhotoViewer,
}))

/** The pictures of a question or a reply; each opens large. */
export function Pictures({
  pictures,
  author,
  isReply = false,
  nameOf,
}: {
  /** `userFileId` of each. */
  pictures: readonly number[]
  author: string
  isReply?: boolean
  /** What a picture of another kind of text is called. */
  nameOf?: (number: string, author: string) => string
}) {
  const t = useText(interactionText)
  const format = useFormat()
  const known = useGivenFiles()
  const [open, setOpen] = useState<number>()
  if (pictures.length === 0) return null
  const named = (at: number) => {
    const number = format.number(at + 1)
    if (nameOf) return nameOf(number, author)
    return isReply ? t.ofReply(number, author) : t.ofQuestion(number, author)
  }
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
