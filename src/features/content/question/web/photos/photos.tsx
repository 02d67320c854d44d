import { useId, useRef, useState } from 'react'
import { photosMost } from '#src/features/content/question/body/limits.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { confirmDialog } from '#src/web/ui/confirm.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { useMedia } from '#src/web/use-stored.ts'
import { type AnswerFiles, useGivenFiles, useWaitingFiles } from './answer-files.ts'
import css from './photos.module.css'
import { PhotoRow } from './photo-row.tsx'
import { PhotoViewer } from './photo-viewer.tsx'
import { photosText } from './photos-text.ts'
import { PickButton } from './pick-button.tsx'

const accept = 'image/*,.heic,.heif'

/** The photographs of a written answer: several, in their order, turned, sent while the learner writes on. */
export default function Photos({
  files,
  photos,
  onPhotos,
}: {
  files: AnswerFiles
  photos: readonly number[]
  onPhotos: (photos: number[]) => void
}) {
  const t = useText(photosText)
  const format = useFormat()
  const known = useGivenFiles()
  const hintId = useId()
  const hasCamera = useMedia('(pointer: coarse)')
  const [said, say] = useState('')
  const [open, setOpen] = useState<number>()
  const list = useRef<HTMLOListElement>(null)
  const waiting = useWaitingFiles(files, (userFileId, replaces) => {
    say(t.sentOne)
    // A reload came after the answer had it, and before this device forgot it.
    if (photos.includes(userFileId)) return
    if (replaces === undefined) return onPhotos([...photos, userFileId].slice(0, photosMost))
    // One that was removed while it was being turned stays removed.
    if (photos.includes(replaces)) {
      onPhotos(photos.map((other) => (other === replaces ? userFileId : other)))
    }
  })
  const added = waiting.filter(({ replaces }) => replaces === undefined)
  const count = photos.length + added.length
  const add = (chosen: File[]) => {
    const taken = chosen.slice(0, photosMost - count)
    if (taken.length < chosen.length) toast.info(t.tooMany(format.number(photosMost)))
    if (taken.length === 0) return
    files.add(taken, 'photo')
    say(t.added(format.number(taken.length)))
  }
  const move = (at: number, by: number) => {
    const to = at + by
    onPhotos(photos.toSpliced(at, 1).toSpliced(to, 0, photos[at]!))
    say(t.moved(format.number(at + 1), format.number(to + 1)))
    // The focus moves along with the photograph.
    requestAnimationFrame(() => {
      const buttons = list.current?.children[to]?.querySelectorAll('button')
      const wanted = [...(buttons ?? [])].find(({ dataset }) => dataset['move'] === String(by))
      const other = [...(buttons ?? [])].find(({ dataset }) => dataset['move'] === String(-by))
      ;(wanted?.disabled ? other : wanted)?.focus()
    })
  }
  const asked = async (remove: () => void) => {
    const question = { title: t.removeTitle, text: t.removeText, confirm: t.removeNow }
    if (await confirmDialog({ ...question, danger: true })) remove()
  }
  const shown = photos.map((userFileId) => {
    const turning = waiting.find(({ replaces }) => replaces === userFileId)
    const file = known.get(userFileId)
    const own = turning?.preview ?? files.preview(userFileId)
    const small = own ?? file?.look?.small ?? (file?.opens ? file.url : undefined)
    const large = own ?? (file?.opens ? file.url : file?.look?.large)
    return { userFileId, turning, small, large }
  })
  return (
    <section className={css.photos} aria-label={t.title}>
      {count > 0 && (
        <ol ref={list} className={css.list}>
          {shown.map(({ userFileId, turning, small }, at) => (
            <PhotoRow
              key={userFileId}
              number={at + 1}
              waiting={turning}
              preview={small}
              isFirst={at === 0}
              isLast={at === photos.length - 1}
              onOpen={() => setOpen(at)}
              onTurn={(quarters) =>
                files.turn(turning ? { key: turning.key } : { userFileId }, quarters)
              }
              onMove={(by) => move(at, by)}
              onRetry={() => turning && files.retry(turning.key)}
              onRemove={() =>
                void asked(() => {
                  if (turning) files.remove(turning.key)
                  onPhotos(photos.filter((other) => other !== userFileId))
                })
              }
            />
          ))}
          {added.map((one, at) => (
            <PhotoRow
              key={one.key}
              number={photos.length + at + 1}
              waiting={one}
              preview={one.preview}
              onTurn={(quarters) => files.turn({ key: one.key }, quarters)}
              onRetry={() => files.retry(one.key)}
              onRemove={() => void asked(() => files.remove(one.key))}
            />
          ))}
        </ol>
      )}
      <div className={css.foot}>
        {hasCamera && (
          <PickButton
            label={t.take}
            icon="image"
            accept="image/*"
            camera
            disabled={count >= photosMost}
            describedBy={hintId}
            onPick={add}
          />
        )}
        <PickButton
          label={t.add}
          icon={hasCamera ? 'plus' : 'image'}
          accept={accept}
          disabled={count >= photosMost}
          describedBy={hintId}
          onPick={add}
        />
        {!hasCamera && files.openPhone && (
          <Button icon="phone" disabled={count >= photosMost} onClick={files.openPhone}>
            {t.phone}
          </Button>
        )}
        <span id={hintId} className={css.note}>
          {count === 0
            ? t.hint(format.number(photosMost))
            : t.countOf(format.number(count), format.number(photosMost))}
        </span>
      </div>
      <span className="visually-hidden" role="status">
        {said}
      </span>
      {open !== undefined && (
        <PhotoViewer
          pictures={shown.map(({ large }) => large)}
          first={open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  )
}
