import { useState } from 'react'
import { EditBody } from '../../question/web/edit/edit-body.tsx'
import { problemsOf } from '../../question/body/problems.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { exchangeApi } from '../contract.ts'
import type { ImportRow } from '../import-api.ts'
import { reviewText } from './import-text.ts'

/** Mends a row of a review in the editor of its type. Default export because it is loaded by `lazy`. */
export default function EditDialog({
  importId,
  row,
  title,
  onClose,
}: {
  importId: number
  row: ImportRow
  title: string
  onClose: () => void
}) {
  const t = useText(reviewText)
  const { act, pending } = useAct()
  const [body, setBody] = useState(row.body!)
  const save = () =>
    void act(
      exchangeApi.saveRow,
      { importId, rowId: row.rowId, body },
      { said: t.saved, done: onClose },
    )
  return (
    <Dialog
      open
      title={title}
      width={960}
      dismissable={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="primary" pending={pending} onClick={save}>
            {t.save}
          </Button>
        </>
      }
    >
      <EditBody body={body} onChange={setBody} problems={problemsOf(body)} />
    </Dialog>
  )
}
