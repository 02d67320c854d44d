import { useEffect, useRef, useState } from 'react'
import { acceptOf } from '#src/features/content/file/web/chooser/accept-of.ts'
import { useRecorder } from '#src/features/content/question/web/answer/use-recorder.ts'
import { GivenSound } from '#src/features/content/question/web/given-sound.tsx'
import open from '#src/features/content/question/web/open.module.css'
import { openText } from '#src/features/content/question/web/open-text.ts'
import {
  type AnswerFiles,
  useWaitingFiles,
} from '#src/features/content/question/web/photos/answer-files.ts'
import { PickButton } from '#src/features/content/question/web/photos/pick-button.tsx'
import { WaitingRow } from '#src/features/content/question/web/photos/waiting-row.tsx'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button, IconButton } from '#src/web/ui/button.tsx'
import { confirmDialog } from '#src/web/ui/confirm.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import css from './recordings.module.css'
import { recordingsText } from './recordings-text.ts'

const sounds = ['sound'] as const

/**
 * Spoken recordings of an answer: recorded with pauses, listened to, removed; kept on the device until they are sent.
 * Default export because it is loaded where recordings are taken.
 */
export default function Recordings({
  files,
  given,
  most,
  mostSeconds,
  onSent,
  onRemove,
}: {
  files: AnswerFiles
  /** Those that were sent, in their order. */
  given: readonly number[]
  most: number
  mostSeconds: number
  onSent: (userFileId: number) => void
  onRemove: (userFileId: number) => void
}) {
  const t = useText(recordingsText)
  const o = useText(openText)
  const format = useFormat()
  const waiting = useWaitingFiles(files, onSent)
  const heard = useHeard()
  const count = given.length + waiting.length
  const recorder = useRecorder({
    ...{ name: t.name(format.number(count + 1)), mostSeconds },
    onRecorded(file) {
      heard.add(file)
      files.add([file], 'sound')
    },
  })
  const { seconds, trouble, asking, meter, isPaused } = recorder
  const add = (chosen: File[]) => {
    // A phone offers all files, whatever the button asks for.
    const fitting = chosen.filter(
      ({ type, name }) => type.startsWith('audio/') || /\.(amr|m4a)$/i.test(name),
    )
    if (fitting.length < chosen.length) toast.error(t.notSound)
    if (fitting.length > most - count) toast.info(t.most(format.number(most)))
    files.add(fitting.slice(0, most - count), 'sound')
  }
  const asked = async (remove: () => void) => {
    const question = { title: t.removeTitle, text: t.removeText, confirm: t.remove, danger: true }
    if (await confirmDialog(question)) remove()
  }
  return (
    <section className={css.recordings} aria-label={t.title}>
      {count > 0 && (
        <ol className={css.list}>
          {given.map((userFileId, at) => (
            <li key={userFileId} className={css.row}>
              <Heard
                src={heard.of(files.sent(userFileId))}
                userFileId={userFileId}
                label={t.name(format.number(at + 1))}
              />
              <IconButton
                icon="trash"
                label={t.removeOne(format.number(at + 1))}
                onClick={() => void asked(() => onRemove(userFileId))}
              />
            </li>
          ))}
          {waiting.map((one) => (
            <WaitingRow
              key={one.key}
              file={one}
              onRetry={() => files.retry(one.key)}
              onRemove={() => void asked(() => files.remove(one.key))}
            />
          ))}
        </ol>
      )}
      <div className={open.recorder}>
        {seconds === null ? (
          <>
            <Button pending={asking} disabled={count >= most} onClick={recorder.start}>
              <span className={open.dot} aria-hidden="true" />
              {t.record}
            </Button>
            <PickButton
              label={t.add}
              icon="upload"
              accept={acceptOf(sounds)}
              disabled={count >= most}
              onPick={add}
            />
            <span className={open.note}>
              {t.hint(format.number(most), format.clock(mostSeconds))}
            </span>
          </>
        ) : (
          <>
            <Button variant="primary" onClick={recorder.stop}>
              <span className={open.square} aria-hidden="true" />
              {o.stop}
            </Button>
            <Button
              icon={isPaused ? 'microphone' : 'pause'}
              onClick={() => recorder.pause(!isPaused)}
            >
              {isPaused ? t.goOn : t.pause}
            </Button>
            <span className={open.clock}>
              {format.clock(seconds)} / {format.clock(mostSeconds)}
            </span>
            <span ref={meter} className={open.meter} aria-hidden="true" />
          </>
        )}
        <span className="visually-hidden" role="status">
          {seconds === null ? '' : isPaused ? t.isPaused : o.recording}
        </span>
      </div>
      {trouble && (
        <p role="alert" className={open.trouble}>
          <Icon name="error" /> {o.troubles[trouble]} {t.otherWay}
        </p>
      )}
    </section>
  )
}

/** One's own voice plays from this device as long as the page is open. */
function Heard({
  src,
  userFileId,
  label,
}: {
  src: string | undefined
  userFileId: number
  label: string
}) {
  if (src === undefined) return <GivenSound userFileId={userFileId} />
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- one's own voice, just recorded
  return <audio className={open.sound} src={src} controls aria-label={label} />
}

/** The addresses of recordings in this page. */
function useHeard() {
  const [addresses, setAddresses] = useState<ReadonlyMap<File, string>>(new Map())
  const all = useRef<string[]>([])
  useEffect(
    () => () => {
      for (const address of all.current) URL.revokeObjectURL(address)
    },
    [],
  )
  return {
    add(file: File) {
      const address = URL.createObjectURL(file)
      all.current.push(address)
      setAddresses((before) => new Map(before).set(file, address))
    },
    of: (file: File | undefined) => file && addresses.get(file),
  }
}
