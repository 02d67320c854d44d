import { type ClipboardEvent, type ReactNode, Suspense, useEffect, useId, useRef } from 'react'
import { PickButton } from '#src/features/content/question/web/photos/pick-button.tsx'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { useMedia } from '#src/web/use-stored.ts'
import { picturesMost } from '../limits.ts'
import css from './interaction.module.css'
import { interactionText } from './text.ts'
import { type BeginPicture, usePictures } from './use-pictures.ts'

// Most texts have no pictures.
const PictureRows = latePart(async () => ({
  default: (await import('./picture-rows.tsx')).PictureRows,
}))

const accept = 'image/*,.heic,.heif'

/** Pictures below a text: chosen, photographed, or pasted into the text, which is the child. */
export function PicturesField({
  begin,
  most = picturesMost,
  pictures,
  onPictures,
  onWaiting,
  draftKey,
  children,
}: {
  begin: BeginPicture
  most?: number
  pictures: readonly number[]
  onPictures: (pictures: number[]) => void
  /** Told whether pictures are on their way. */
  onWaiting: (isWaiting: boolean) => void
  /** Of the text, where it is kept as a draft. */
  draftKey: string | undefined
  children: ReactNode
}) {
  const t = useText(interactionText)
  const format = useFormat()
  const hintId = useId()
  const hasCamera = useMedia('(pointer: coarse)')
  const latest = useRef(pictures)
  useEffect(() => {
    latest.current = pictures
  })
  const receive = (userFileId: number) => {
    // Two may arrive before the field is drawn again.
    latest.current = [...latest.current, userFileId]
    onPictures([...latest.current])
  }
  const sending = usePictures(begin, receive, draftKey)
  const { waiting, previews, add } = sending
  const isWaiting = waiting.length > 0
  useEffect(() => onWaiting(isWaiting), [isWaiting, onWaiting])
  const count = pictures.length + waiting.length
  const take = (files: File[]) => {
    const taken = files.slice(0, Math.max(0, most - count))
    if (taken.length < files.length) toast.info(t.picturesMany(format.number(most)))
    add(taken)
  }
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files].filter(({ type }) => type.startsWith('image/'))
    if (files.length === 0) return
    event.preventDefault()
    event.stopPropagation()
    take(files)
  }
  const full = count >= most
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what is pasted into the field inside */}
      <div onPasteCapture={paste}>{children}</div>
      <section className={css.picturesField} aria-label={t.pictures}>
        {count > 0 && (
          <Suspense fallback={null}>
            <PictureRows pictures={pictures} sending={sending} onPictures={onPictures} />
          </Suspense>
        )}
        <div className={css.pick}>
          {hasCamera && (
            <PickButton
              label={t.takePicture}
              icon="image"
              accept="image/*"
              camera
              disabled={full}
              describedBy={hintId}
              onPick={take}
            />
          )}
          <PickButton
            label={t.addPictures}
            icon={hasCamera ? 'plus' : 'image'}
            accept={accept}
            disabled={full}
            describedBy={hintId}
            onPick={take}
          />
          <span id={hintId} className={css.pickHint}>
            {isWaiting
              ? t.picturesWait
              : count === 0
                ? t.picturesHint(format.number(most))
                : t.picturesOf(format.number(count), format.number(most))}
          </span>
        </div>
        <span className="visually-hidden" role="status">
          {previews.size > 0 && !isWaiting ? t.pictureAdded : ''}
        </span>
      </section>
    </>
  )
}
