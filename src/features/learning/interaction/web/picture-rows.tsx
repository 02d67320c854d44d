import { useGivenFiles } from '#src/features/content/question/web/photos/answer-files.ts'
import { PhotoRow } from '#src/features/content/question/web/photos/photo-row.tsx'
import photosCss from '#src/features/content/question/web/photos/photos.module.css'
import { useText } from '#src/web/i18n.tsx'
import { interactionText } from './text.ts'
import type { Sending } from './use-pictures.ts'

/** The pictures of a text that is being written: those that have arrived, then those on their way. */
export function PictureRows({
  pictures,
  sending: { waiting, previews, remove, retry },
  onPictures,
}: {
  pictures: readonly number[]
  sending: Sending
  onPictures: (pictures: number[]) => void
}) {
  const t = useText(interactionText)
  const known = useGivenFiles()
  return (
    <ol className={photosCss.list}>
      {pictures.map((userFileId, at) => {
        const file = known.get(userFileId)
        return (
          <PhotoRow
            key={userFileId}
            number={at + 1}
            nameOf={t.pictureNo}
            waiting={undefined}
            preview={previews.get(userFileId) ?? file?.look?.small ?? file?.url}
            onRetry={() => undefined}
            onRemove={() => onPictures(pictures.filter((other) => other !== userFileId))}
          />
        )
      })}
      {waiting.map((one, at) => (
        <PhotoRow
          key={one.key}
          number={pictures.length + at + 1}
          nameOf={t.pictureNo}
          waiting={one}
          preview={one.preview}
          onRetry={() => retry(one.key)}
          onRemove={() => remove(one.key)}
        />
      ))}
    </ol>
  )
}
