import { useAct } from '#src/web/act/use-act.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { uiText } from '#src/web/ui/text.ts'
import { TextField } from '#src/web/ui/text-field.tsx'
import { gradebookApi } from '../contract.ts'
import { whyForm } from '../forms.ts'
import { whyMost } from '../limits.ts'
import { missingOf } from '../sheet.ts'
import { dialogsText } from './dialogs-text.ts'
import css from './gradebook.module.css'
import type { Sheet } from './sheet-types.ts'

const shownMost = 200

/** What is missing, first; then the gradebook is frozen. The marks are read again, because others enter some as well. */
export function FreezeDialog({ classId, onClose }: { classId: number; onClose: () => void }) {
  const t = useText(dialogsText)
  const { cancel } = useText(uiText)
  const { act, pending } = useAct()
  const { data, failed, retry } = useLoad(gradebookApi.getGradebook, { classId })
  const sheet = data?.book ? { ...data, book: data.book } : undefined
  const missing = sheet && missingOf(sheet.book.columns, sheet.students)
  const freeze = (count: number) =>
    void act(gradebookApi.freeze, { classId, missing: count }, { said: t.frozen, done: onClose })
  // One dialog before and after the marks are read: only the one that the menu opened gives the focus back to it.
  return (
    <Dialog
      open
      title={t.freeze}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          {missing && (
            <Button variant="primary" pending={pending} onClick={() => freeze(missing.length)}>
              {t.freeze}
            </Button>
          )}
        </>
      }
    >
      <div className={css.stack}>
        <p>{t.freezeLead}</p>
        {sheet && missing && <Missing {...{ sheet, missing }} />}
        {failed && (
          <p role="alert">
            {t.loadFailed}{' '}
            <Button size="small" onClick={retry}>
              {t.retry}
            </Button>
          </p>
        )}
      </div>
    </Dialog>
  )
}

function Missing({
  sheet: { book },
  missing,
}: {
  sheet: Sheet
  missing: ReturnType<typeof missingOf<Sheet['students'][number]>>
}) {
  const t = useText(dialogsText)
  const format = useFormat()
  const empty = book.categories.filter(
    ({ categoryId, weight }) =>
      weight > 0 && !book.columns.some((one) => one.categoryId === categoryId),
  )
  const nameOf = (columnId: number) => book.columns.find((one) => one.columnId === columnId)?.name
  return (
    <>
      {empty.length > 0 && <p>{t.noMarksIn(format.list(empty.map(({ name }) => name)))}</p>}
      <p>{missing.length === 0 ? t.nothingMissing : t.missing(format.number(missing.length))}</p>
      {missing.length > 0 && (
        <ul className={css.missing}>
          {missing.slice(0, shownMost).map(({ student, columnId }) => (
            <li key={`${student.userId}:${columnId}`}>
              {[student.number, student.name, nameOf(columnId)].filter(Boolean).join(' · ')}
            </li>
          ))}
          {missing.length > shownMost && (
            <li>{t.missingMore(format.number(missing.length - shownMost))}</li>
          )}
        </ul>
      )}
    </>
  )
}

export function UnfreezeDialog({ classId, onClose }: { classId: number; onClose: () => void }) {
  const t = useText(dialogsText)
  const form = useForm({
    initial: { why: '' },
    schema: whyForm,
    endpoint: gradebookApi.unfreeze,
    send: (values) => ({ classId, ...values }),
    said: t.unfrozen,
    done: onClose,
  })
  return (
    <Dialog open title={t.unfreeze} onClose={onClose} dismissable={!form.dirty}>
      <Form form={form} label={t.unfreeze}>
        <p>{t.unfreezeLead}</p>
        <TextField {...form.field('why')} label={t.why} maxLength={whyMost} required />
        <FormFoot act={t.unfreeze} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
