import { useState } from 'react'
import { useLoad } from '#src/web/act/use-load.ts'
import { useForm } from '#src/web/form/use-form.ts'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { bankApi } from '../contract.ts'
import type { QuestionRow } from '../shapes.ts'
import { bankText } from './bank-text.ts'
import type { Chosen } from './bulk-bar.tsx'
import { FolderChoice } from './folder-choice.tsx'
import { pointsField, pointsOf } from './points-field.ts'
import { TagsField } from './tags-field.tsx'
import { PartFailed } from './part-failed.tsx'
import { undoMs, useBulk } from './use-bulk.ts'
import css from './bank.module.css'

interface ManyProps {
  chosen: Chosen
  count: number
  /** The open folder. */
  folderId: number | null
  onClose: () => void
  onDone: () => void
}

/** Asks for the folder to which questions move. */
export function MoveDialog({ chosen, count, onClose, onDone }: ManyProps) {
  const t = useText(bankText)
  const format = useFormat()
  const { bulk, pending } = useBulk()
  const { data, failed, retry } = useLoad(bankApi.getFolders, {})
  const [to, setTo] = useState<number | null>()
  const move = (folderId: number | null) =>
    bulk(
      bankApi.moveQuestions,
      { chosen, folderId },
      {
        said: ({ changed }) => t.moved(format.number(changed)),
        done() {
          onDone()
          onClose()
        },
      },
    )
  return (
    <Dialog
      open
      title={t.moveTitle(format.number(count))}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            pending={pending}
            disabled={to === undefined}
            onClick={() => to !== undefined && void move(to)}
          >
            {t.move}
          </Button>
        </>
      }
    >
      {data ? (
        <FolderChoice label={t.moveTo} folders={data} value={to} onChange={setTo} />
      ) : failed ? (
        <PartFailed part="folders" onAgain={retry} />
      ) : (
        <p>{t.loading}</p>
      )}
    </Dialog>
  )
}

/** Adds tags to questions, and removes tags that they have. */
export function TagDialog({
  chosen,
  count,
  rows,
  folderId,
  onClose,
  onDone,
}: ManyProps & { rows: readonly QuestionRow[] }) {
  const t = useText(bankText)
  const format = useFormat()
  const { bulk, pending } = useBulk()
  const [add, setAdd] = useState<string[]>([])
  const [remove, setRemove] = useState<ReadonlySet<string>>(new Set())
  const present = [...new Set(rows.flatMap(({ tags }) => tags.map(({ name }) => name)))]
  const save = () =>
    bulk(
      bankApi.tagQuestions,
      { chosen, add, remove: [...remove] },
      {
        said: ({ changed }) => t.changedMany(format.number(changed)),
        done() {
          onDone()
          onClose()
        },
      },
    )
  const isNothing = add.length === 0 && remove.size === 0
  return (
    <Dialog
      open
      title={t.tagTitle(format.number(count))}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            pending={pending}
            disabled={isNothing}
            onClick={() => void save()}
          >
            {t.save}
          </Button>
        </>
      }
    >
      <div className={css.stack}>
        <TagsField label={t.addTags} folderId={folderId} value={add} onChange={setAdd} />
        {present.length > 0 && (
          <fieldset className={css.removes}>
            <legend>{t.removeTags}</legend>
            {present.map((name) => (
              <Checkbox
                key={name}
                label={name}
                checked={remove.has(name)}
                onChange={(on) =>
                  setRemove(
                    new Set([...remove].filter((one) => one !== name).concat(on ? name : [])),
                  )
                }
              />
            ))}
          </fieldset>
        )}
      </div>
    </Dialog>
  )
}

/** Asks for the points of questions. */
export function PointsDialog({ chosen, count, onClose, onDone }: ManyProps) {
  const t = useText(bankText)
  const format = useFormat()
  const { act } = useAct()
  const form = useForm({
    initial: { points: '' },
    schema: pointsField,
    endpoint: bankApi.setPoints,
    send: ({ points }) => ({ chosen, points: pointsOf(points) }),
    done({ changed, undoId }) {
      const back = undoId !== null && {
        label: t.undo,
        onOpen: () => void act(bankApi.undo, { undoId }, { said: t.undone }),
      }
      toast.success(t.changedMany(format.number(changed)), undoMs, back || undefined)
      onDone()
      onClose()
    },
  })
  return (
    <Dialog open title={t.pointsTitle(format.number(count))} onClose={onClose} width={420}>
      <Form form={form} label={t.setPoints}>
        <TextField {...form.field('points')} label={t.points} inputMode="decimal" required />
        <FormFoot act={t.save} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
