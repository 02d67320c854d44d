import { useEffect, useRef, useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { lessonApi } from '../contract.ts'
import { checkInText } from './check-in-text.ts'
import { deviceOf } from './device.ts'
import css from './lesson.module.css'

/** Checks in with a ticket by itself. The button is for a line that broke. */
export function TicketAct({ classId, ticket }: { classId: number; ticket: string }) {
  const t = useText(checkInText)
  const { act, pending } = useAct()
  const [failure, setFailure] = useState<string>()
  const send = () => {
    setFailure(undefined)
    void act(
      lessonApi.checkIn,
      { classId, ticket, device: deviceOf() },
      { words: t.failed, failed: setFailure },
    )
  }
  const begin = useRef(send)
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    begin.current()
  }, [])
  return (
    <div className={css.done}>
      {failure ? (
        <p className={css.note} role="alert">
          {failure}
        </p>
      ) : (
        <p role="status">{t.running}</p>
      )}
      <Button variant="primary" size="large" pending={pending} onClick={send}>
        {t.checkIn}
      </Button>
    </div>
  )
}
