import { useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextArea } from '#src/web/ui/text-field.tsx'
import { exchangeApi } from '../contract.ts'
import { reviewText } from './import-text.ts'

/** Takes the answers of a paper by a second paste. */
export function AnswersDialog({ importId, onClose }: { importId: number; onClose: () => void }) {
  const t = useText(reviewText)
  const format = useFormat()
  const { act, pending } = useAct()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const fill = () =>
    void act(
      exchangeApi.addAnswers,
      { importId, text },
      {
        said: ({ changed }) => t.answersDone(format.number(changed)),
        failed: setError,
        done: onClose,
      },
    )
  return (
    <Dialog
      open
      title={t.answersTitle}
      width={640}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="primary" pending={pending} disabled={text.trim() === ''} onClick={fill}>
            {t.answersAct}
          </Button>
        </>
      }
    >
      <TextArea
        label={t.answersField}
        description={t.answersLead}
        error={error}
        rows={10}
        value={text}
        onChange={setText}
      />
    </Dialog>
  )
}
