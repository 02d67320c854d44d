import { useAct } from '#src/web/act/use-act.ts'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { gradebookApi, type Gradebook, type GradeColumn } from '../contract.ts'
import { columnForm, type ColumnValues } from '../forms.ts'
import { gradeNameMost } from '../limits.ts'
import { showMark } from '../value.ts'
import { dialogsText } from './dialogs-text.ts'
import css from './gradebook.module.css'

interface Props {
  classId: number
  book: Gradebook
  onClose: () => void
}

/** A new column, or one that is there, which may be removed. */
export function ColumnDialog({
  column,
  canArrange = true,
  ...props
}: Props & { column?: GradeColumn; canArrange?: boolean }) {
  const t = useText(dialogsText)
  if (!column) return <NewColumn {...props} />
  if (canArrange) return <EditColumn {...props} column={column} />
  return (
    <Dialog open title={t.editColumn(column.name)} onClose={props.onClose}>
      <p>{`${t.fullMark}: ${showMark(column.fullMark)}`}</p>
    </Dialog>
  )
}

function NewColumn({ classId, book, onClose }: Props) {
  const t = useText(dialogsText)
  const form = useForm({
    initial: { name: '', categoryId: '', fullMark: '100' },
    schema: columnForm,
    endpoint: gradebookApi.addColumn,
    send: (values) => ({ classId, ...values }),
    said: t.columnAdded,
    done: onClose,
  })
  return (
    <Dialog open title={t.newColumn} onClose={onClose} dismissable={!form.dirty}>
      <Form form={form} label={t.newColumn}>
        <ColumnFields form={form} book={book} />
        <FormFoot act={t.add} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}

function EditColumn({ classId, book, column, onClose }: Props & { column: GradeColumn }) {
  const t = useText(dialogsText)
  const { act, pending } = useAct()
  const { columnId, name, categoryId, fullMark, source } = column
  const form = useForm({
    initial: { name, categoryId: String(categoryId), fullMark: showMark(fullMark) },
    schema: columnForm,
    endpoint: gradebookApi.editColumn,
    send: (values) => ({ classId, columnId, ...values }),
    said: t.saved,
    done: onClose,
  })
  const remove = () =>
    void act(
      gradebookApi.removeColumn,
      { classId, columnId },
      {
        ask: { title: t.removeTitle(name), text: t.removeText, confirm: t.remove, danger: true },
        ...{ verb: 'delete', said: t.removed, done: onClose },
      },
    )
  return (
    <Dialog open title={t.editColumn(name)} onClose={onClose} dismissable={!form.dirty}>
      <Form form={form} label={t.editColumn(name)}>
        <ColumnFields form={form} book={book} isAutomatic={source !== 'manual'} />
        <p>
          <Button size="small" icon="trash" variant="quiet" pending={pending} onClick={remove}>
            {t.remove}
          </Button>
        </p>
        <FormFoot act={t.save} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}

type ColumnFormOf = Pick<
  ReturnType<typeof useForm<ColumnValues, typeof gradebookApi.addColumn>>,
  'field'
>

function ColumnFields({
  form,
  book,
  isAutomatic = false,
}: {
  form: ColumnFormOf
  book: Gradebook
  isAutomatic?: boolean
}) {
  const t = useText(dialogsText)
  return (
    <>
      <TextField {...form.field('name')} label={t.columnName} maxLength={gradeNameMost} required />
      <CategorySelect {...form.field('categoryId')} book={book} />
      {isAutomatic ? (
        <p className={css.muted}>{t.sourceFull}</p>
      ) : (
        <TextField {...form.field('fullMark')} label={t.fullMark} inputMode="decimal" required />
      )}
    </>
  )
}

/** The category of a column. */
export function CategorySelect({
  book,
  ...field
}: Omit<Parameters<typeof Select<string>>[0], 'label' | 'options'> & { book: Gradebook }) {
  const t = useText(dialogsText)
  return (
    <Select
      {...field}
      label={t.category}
      required
      placeholder={t.chooseCategory}
      options={book.categories.map(({ categoryId, name, weight }) => ({
        value: String(categoryId),
        label: `${name} · ${weight}%`,
      }))}
    />
  )
}
