import { type SyntheticEvent, useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { lessonApi } from '../contract.ts'
import { checkInText } from './check-in-text.ts'
import { deviceOf } from './device.ts'
import css from './lesson.module.css'

/** Checks in with the figures on the screen, for a phone whose camera does not read the QR code. */
export function FiguresForm({ classId }: { classId: number }) {
  const t = useText(checkInText)
  const { act, pending } = useAct()
  const [figures, setFigures] = useState('')
  const [failure, setFailure] = useState<string>()
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    if (pending) return
    setFailure(undefined)
    void act(
      lessonApi.checkInByFigures,
      { classId, figures: figures.replaceAll(/\s/g, ''), device: deviceOf() },
      { words: t.failed, failed: setFailure },
    )
  }
  return (
    <form className={css.stack} onSubmit={send} aria-label={t.title}>
      <TextField
        label={t.figures}
        description={t.figuresHint}
        {...(failure && { error: failure })}
        value={figures}
        onChange={setFigures}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        required
      />
      <div>
        <Button type="submit" variant="primary" size="large" pending={pending}>
          {t.checkIn}
        </Button>
      </div>
      <p className={css.muted}>{t.device}</p>
    </form>
  )
}
