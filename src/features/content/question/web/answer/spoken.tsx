import { useEffect, useState } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { Progress } from '#src/web/ui/progress.tsx'
import { GivenSound } from '../given-sound.tsx'
import css from '../open.module.css'
import { openText } from '../open-text.ts'
import { Stem } from '../stem.tsx'
import type { AnswerProps } from './answer-props.ts'
import { useRecorder } from './use-recorder.ts'
import { useSending } from './use-sending.ts'

/** A spoken answer: recorded, heard, recorded again. Each recording becomes a file of the person. */
export default function Spoken({ question, answer, onAnswer, stemId }: AnswerProps<'spoken'>) {
  const t = useText(openText)
  const format = useFormat()
  const [heard, setHeard] = useState<string>()
  const { mostSeconds } = question
  const { send, sending, failed, retry } = useSending((userFileId) =>
    onAnswer({ type: 'spoken', file: userFileId }),
  )
  useEffect(() => () => (heard ? URL.revokeObjectURL(heard) : undefined), [heard])
  const { seconds, trouble, asking, meter, start, stop } = useRecorder({
    name: t.recordingName,
    mostSeconds,
    onRecorded(file) {
      setHeard(URL.createObjectURL(file))
      send(file)
    },
  })
  const hasOne = heard !== undefined || Boolean(answer?.file) || sending !== undefined
  return (
    <>
      <Stem id={stemId} html={question.stem} />
      <div className={css.recorder}>
        {seconds === null ? (
          <Button icon={hasOne ? 'refresh' : undefined} pending={asking} onClick={start}>
            {!hasOne && <span className={css.dot} aria-hidden="true" />}
            {hasOne ? t.recordAgain : t.record}
          </Button>
        ) : (
          <Button variant="primary" onClick={stop}>
            <span className={css.square} aria-hidden="true" />
            {t.stop}
          </Button>
        )}
        {seconds === null ? (
          <span className={css.note}>{t.mostLength(format.clock(mostSeconds))}</span>
        ) : (
          <>
            <span className={css.clock}>
              {format.clock(seconds)} / {format.clock(mostSeconds)}
            </span>
            <span ref={meter} className={css.meter} aria-hidden="true" />
          </>
        )}
        <span className="visually-hidden" role="status">
          {seconds === null ? '' : t.recording}
        </span>
      </div>
      {trouble && (
        <p role="alert" className={css.trouble}>
          <Icon name="error" /> {t.troubles[trouble]}
        </p>
      )}
      {seconds === null && hasOne && (
        <>
          {heard ? (
            // oxlint-disable-next-line jsx-a11y/media-has-caption -- one's own voice, just recorded
            <audio className={css.sound} src={heard} controls aria-label={t.yourRecording} />
          ) : (
            answer?.file && <GivenSound userFileId={answer.file} />
          )}
          {sending && <Progress value={sending.share} label={sending.words ?? t.saving} />}
          {failed !== undefined && (
            <p role="alert" className={css.trouble}>
              <Icon name="error" /> {t.savingFailed(failed)}
              {retry && (
                <Button size="small" icon="refresh" onClick={retry}>
                  {t.sendAgain}
                </Button>
              )}
            </p>
          )}
        </>
      )}
    </>
  )
}
