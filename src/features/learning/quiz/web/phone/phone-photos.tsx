import { useEffect, useRef, useState } from 'react'
import { wordsOf } from '#src/features/content/file/web/uploads/transfer-words.ts'
import { useWaitingFiles } from '#src/features/content/question/web/photos/answer-files.ts'
import { PhotoRow } from '#src/features/content/question/web/photos/photo-row.tsx'
import { PickButton } from '#src/features/content/question/web/photos/pick-button.tsx'
import { shrink } from '#src/features/content/question/web/photos/shrink.ts'
import { api } from '#src/web/api.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { quietly } from '#src/web/quietly.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { quizApi } from '../../contract.ts'
import { createFileSender } from '../files/file-sender.ts'
import { forgetFile, keepFile, keptFiles, ofAttempt } from '../files/kept-files.ts'
import css from './phone.module.css'
import type { OpenLink } from './open-link.ts'
import { phoneText } from './phone-text.ts'
import { NoPhoto, sendPhoto } from './send-photo.ts'

/** Photographs that this phone sends to one answer: kept here until the server has them. */
export function PhonePhotos({
  link,
  token,
  onChanged,
}: {
  link: OpenLink
  token: string
  onChanged: () => void
}) {
  const t = useText(phoneText)
  const format = useFormat()
  const { attemptId, questionId, part, number, inGroup } = link
  const latest = useRef(token)
  const other = t.otherType
  const make = () =>
    createFileSender({
      of: ofAttempt(attemptId),
      shrink,
      send: (kept, line) => sendPhoto(latest.current, kept, line),
      // What was sent is turned at the computer.
      read: () => Promise.reject(new TypeError('not loaded')),
      keep: keepFile,
      forget: forgetFile,
      words: (error) => (error instanceof NoPhoto ? other : wordsOf(error)),
      newId: randomHex,
      now: Date.now,
      address: (file) => URL.createObjectURL(file),
    })
  const [sender, setSender] = useState(make)
  useEffect(() => {
    latest.current = token
  })
  useEffect(() => {
    const made = make()
    // oxlint-disable-next-line react/set-state-in-effect -- one that was stopped cannot go on
    setSender(made)
    let isGone = false
    const restore = async () => {
      const kept = await keptFiles(ofAttempt(attemptId))
      const own = kept.filter((one) => one.questionId === questionId && one.part === part)
      if (!isGone) made.restore(own)
    }
    void restore()
    return () => {
      isGone = true
      made.stop()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- one for each answer
  }, [])
  const files = sender.filesOf(questionId, part)
  const [sent, setSent] = useState<readonly number[]>([])
  const [gone, setGone] = useState<readonly number[]>([])
  const waiting = useWaitingFiles(files, (userFileId) => {
    setSent((before) => [...before, userFileId])
    onChanged()
  })
  const photos = [...new Set([...link.photos, ...sent])].filter((id) => !gone.includes(id))
  const unnoted = sent.filter((id) => !link.photos.includes(id) && !gone.includes(id)).length
  const room = Math.max(0, link.room - waiting.length - unnoted)
  const remove = async (userFileId: number) => {
    setGone((before) => [...before, userFileId])
    const done = await quietly(
      api(quizApi.removePhonePhoto, { token, userFileId }, { quiet: true }),
    )
    if (!done) setGone((before) => before.filter((id) => id !== userFileId))
    onChanged()
  }
  const add = (chosen: File[]) => files.add(chosen.slice(0, room), 'photo')
  const named = format.number(number)
  return (
    <>
      <div className={css.whose}>
        <span>{link.title}</span>
        <strong>
          {inGroup === null ? t.place(named) : t.inGroup(named, format.number(inGroup))}
        </strong>
        <span className={css.note}>{t.whose(link.name)}</span>
      </div>
      {link.late && <p className={css.warn}>{t.late[link.late]}</p>}
      <div className={css.pick}>
        <PickButton
          label={t.take}
          icon="image"
          accept="image/*"
          camera
          main
          disabled={room === 0}
          onPick={add}
        />
        <PickButton
          label={t.choose}
          icon="plus"
          accept="image/*,.heic,.heif"
          disabled={room === 0}
          onPick={add}
        />
        <span className={css.note} role="status">
          {link.late === 'behind' ? '' : room === 0 ? t.full : t.room(format.number(room))}
        </span>
      </div>
      {photos.length + waiting.length > 0 && (
        <>
          <ol className={css.list} aria-label={t.sentTitle}>
            {photos.map((userFileId, at) => (
              <PhotoRow
                key={userFileId}
                number={at + 1}
                waiting={undefined}
                preview={files.preview(userFileId)}
                onRetry={() => undefined}
                onRemove={() => void remove(userFileId)}
              />
            ))}
            {waiting.map((one, at) => (
              <PhotoRow
                key={one.key}
                number={photos.length + at + 1}
                waiting={one}
                preview={one.preview}
                onTurn={(quarters) => files.turn({ key: one.key }, quarters)}
                onRetry={() => files.retry(one.key)}
                onRemove={() => files.remove(one.key)}
              />
            ))}
          </ol>
          <p className={css.note}>{t.all}</p>
        </>
      )}
      {photos.length + waiting.length === 0 && <p className={css.note}>{t.pageLead}</p>}
    </>
  )
}
