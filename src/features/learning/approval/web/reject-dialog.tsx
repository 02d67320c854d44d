import { kinds } from '#src/shared/errors.ts'
import { pick } from '#src/shared/locale.ts'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { Form } from '#src/web/form/form.tsx'
import { type FormOf, useForm } from '#src/web/form/use-form.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { Button, IconButton } from '#src/web/ui/button.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextArea } from '#src/web/ui/text-field.tsx'
import { approvalApi } from '../contract.ts'
import { approvalErrors } from '../errors.ts'
import { reasonWords } from '../places-text.ts'
import { type ReasonCode, reasonCodes, reasonsMost, reasonWordsMost } from '../states.ts'
import { type Pin, pinOf, placesOf } from './pins.ts'
import type { Review } from './review.ts'
import css from './review.module.css'
import { reviewText } from './review-text.ts'

interface Row {
  /** 'head.name' */
  place: string
  code: ReasonCode | ''
  zh: string
  en: string
}
interface Values {
  reasons: Row[]
}
export type RejectForm = FormOf<Values>

export const rowAt = ({ key, field }: Pin): Row => ({
  ...{ place: `${key}.${field}`, code: '', zh: '', en: '' },
})

/** Holds the reasons of a rejection while the course is read; a closed tab keeps them. */
export function useRejectForm(
  submissionId: number,
  {
    onRejected,
    onDecided,
  }: {
    onRejected: (nextId: number | null) => void
    /** Another reviewer was faster. */
    onDecided: () => void
  },
): RejectForm {
  const t = useText(reviewText)
  const locale = useLocale()
  const needed = pick(approvalErrors.wordsNeeded, locale)
  const initial: Values = { reasons: [] }
  return useForm({
    initial,
    draftKey: `reject-course-${submissionId}`,
    check: ({ reasons }) => ({
      reasons: reasons.length === 0 ? t.none : undefined,
      ...Object.fromEntries(
        reasons.flatMap(({ code, zh, en }, at) => [
          [`reasons.${at}.code`, code === '' ? t.chooseReason : undefined],
          [`reasons.${at}.zh`, code === 'other' && !(zh + en).trim() ? needed : undefined],
        ]),
      ),
    }),
    endpoint: approvalApi.rejectSubmission,
    send: ({ reasons }) => ({
      submissionId,
      reasons: reasons.map(({ place, code, zh, en }) => ({
        ...{ ...pinOf(place), code: code as ReasonCode, zh, en },
      })),
    }),
    pathOf: (path) => path.replace(/\.(key|field)$/, '.place'),
    words: t.failed,
    done: ({ nextId }) => onRejected(nextId),
    refresh: false,
    refused(error) {
      if (error.code === kinds.conflict.code) onDecided()
    },
  })
}

/** The reasons of a rejection, each with its place. */
export function RejectDialog({
  open,
  review,
  name,
  form,
  onClose,
}: {
  open: boolean
  review: Review
  name: string
  form: RejectForm
  onClose: () => void
}) {
  const t = useText(reviewText)
  const list = form.list('reasons')
  return (
    <Dialog open={open} onClose={onClose} title={t.rejectTitle(name)} width={760}>
      <Form form={form} label={t.rejectVerb}>
        <p className={css.muted}>
          {t.rejectHint} {t.wordsHint}
        </p>
        <ol className={css.rows}>
          {list.rows.map((row) => (
            <ReasonRow
              key={row.key}
              form={form}
              path={row.path}
              review={review}
              remove={row.remove}
            />
          ))}
        </ol>
        {list.error && <p role="alert">{list.error}</p>}
        {list.rows.length < reasonsMost && (
          <div>
            <Button
              icon="plus"
              size="small"
              onClick={() => list.add(rowAt({ key: 'head', field: 'name' }))}
            >
              {t.add}
            </Button>
          </div>
        )}
        <FormFoot act={t.rejectVerb} danger pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}

function ReasonRow({
  form,
  path,
  review: { offer, outline },
  remove,
}: {
  form: RejectForm
  path: `reasons.${number}`
  review: Review
  remove: () => void
}) {
  const t = useText(reviewText)
  const locale = useLocale()
  return (
    <li className={css.reason}>
      <div className={css.reasonHead}>
        <Select
          {...form.field(`${path}.place`)}
          label={t.place}
          options={placesOf(offer, outline, locale)}
        />
        <Select
          {...form.field(`${path}.code`)}
          label={t.reason}
          required
          placeholder={t.chooseReason}
          options={reasonCodes.map((value) => ({ value, label: pick(reasonWords[value], locale) }))}
        />
        <IconButton icon="trash" label={t.remove} onClick={remove} />
      </div>
      <div className={css.languages}>
        <TextArea
          {...form.field(`${path}.zh`)}
          label={t.wordsZh}
          rows={2}
          maxLength={reasonWordsMost}
          lang="zh-CN"
        />
        <TextArea
          {...form.field(`${path}.en`)}
          label={t.wordsEn}
          rows={2}
          maxLength={reasonWordsMost}
          lang="en"
        />
      </div>
    </li>
  )
}
